import { type Browser, chromium } from 'playwright-core'

/**
 * What a new window prepares for its own address bar and for the next page: two pages of the browser's, with hundreds of files, and a
 * process. They share the processor with a page in its first two seconds, and no page here is found by typing.
 */
const unseen = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess'

/** Chromium without anything that works in the background. */
export async function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Frames of other sites keep a storage of their own and are painted at once, as in browsers of people.
      `--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,OptimizationHints,${unseen}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing leaves the machine, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
}
