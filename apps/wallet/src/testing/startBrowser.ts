import { type Browser, chromium } from 'playwright-core'
import { featuresOff } from '../../../../scripts/suites/chromiumFlags.js'

/** Starts Chromium: `CHROMIUM_PATH`, else the one Debian installs. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', featuresOff],
  })
}
