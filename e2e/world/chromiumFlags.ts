/** What every Chromium of the tests is started with: no sandbox of its own, as root needs, and nothing that it does by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium for tests that open pages and nothing else: the shell without windows where there is one, else the browser, else the one Debian installs. */
export const pagesPath =
  process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
