import { type Browser, chromium } from 'playwright-core'

/** What a window prepares for its own address bar and for the next page, which takes longer than what is tested in it. */
const unseen = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess'

/**
 * Starts Chromium: `CHROMIUM_PATH`, else the one Debian installs. Frames of other sites keep a storage of their own and are painted at
 * once, as in browsers of people.
 */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,${unseen}`],
  })
}
