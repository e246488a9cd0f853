import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, featuresOff } from '../scripts/suites/chromiumFlags.js'

/** Chromium without anything that works in the background. */
export async function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...chromiumFlags,
      featuresOff,
      // Nothing leaves the machine, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
}
