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

/**
 * What a window prepares for its own address bar and for the next page: two pages of the browser's with hundreds of files, and a process.
 * They take the processor from the page that is shown, and no address is typed.
 */
const unseen = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess'

/** Said after what Playwright switches off, in its place: frames of other sites keep a storage of their own and are painted at once, as in browsers of users. */
export const featuresOff = `--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,OptimizationHints,${unseen}`

/** The Chromium for tests that open pages and nothing else: the shell without windows where there is one, else the browser, else the one Debian installs. */
export const pagesPath =
  process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
