import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, featuresOff, pagesPath } from '../../scripts/suites/chromiumFlags.js'

/** Starts a browser: one for each worker, because what a worker says to one that all share is written and read twice. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: pagesPath,
    // A desktop has scroll bars that take room, and the page must not shift when they go.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--headless', ...chromiumFlags, featuresOff],
  })
}
