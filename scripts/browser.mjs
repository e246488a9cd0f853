import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else it is
 * installed where that can be done without asking.
 *
 * @throws with what to do, when there is none and none can be installed
 */
export async function browser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`)
  }
  const found = usual.find((path) => existsSync(path))
  if (found) return found
  if (await aptInstall('chromium', 'fonts-dejavu-core')) return '/usr/bin/chromium'
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  )
}

const shells = ['/usr/bin/chromium-headless-shell']

/**
 * The path of a Chromium that has no windows, for tests that open pages and nothing else: it takes a sixth less of the processors
 * than the browser, which draws its own bars too. `CHROMIUM_SHELL_PATH`, else an installed one, else it is installed where that can be
 * done without asking, else the browser itself.
 *
 * @throws with what to do, when one is named that does not exist
 */
export async function browserWithoutWindows(full) {
  const named = process.env.CHROMIUM_SHELL_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_SHELL_PATH is ${named}, which does not exist.`)
  }
  // What was named is what is tested.
  if (full !== usual[0]) return full
  const found = shells.find((path) => existsSync(path))
  if (found) return found
  try {
    return (await aptInstall('chromium-headless-shell')) ? shells[0] : full
  } catch (error) {
    console.log(`The tests go on in ${full}: ${error.message}`)
    return full
  }
}
