import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, pagesPath } from './chromiumFlags.js'

/**
 * What a window prepares for its own address bar and for the next page: two pages of the browser's, and a process. No test types an
 * address, and every test has windows of its own: it took as long as the test.
 */
const unseen = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess'

/** Starts a browser: one for each worker, because what a worker says to one that all share is written and read twice. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: pagesPath,
    // A desktop has scroll bars that take room, and the page must not shift when they go.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--headless',
      ...chromiumFlags,
      // Said after what Playwright switches off, in its place: frames of other sites keep a storage of their own, as in browsers of users.
      `--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,OptimizationHints,${unseen}`,
    ],
  })
}
