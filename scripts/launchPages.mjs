import { chromium } from 'playwright-core'
import { browser } from './browser.mjs'

/**
 * Starts a browser for pages that are opened and looked at from outside: the shell without windows, which `npm test` names in `CHROMIUM_SHELL_PATH`,
 * else the browser itself.
 */
export async function launchPages() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH ?? (await browser()),
    // As root, Chromium runs without its sandbox or not at all.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
