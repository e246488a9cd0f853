import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const withoutWindows = '/usr/bin/chromium-headless-shell'

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else it is
 * installed where that can be done without asking.
 *
 * @throws with what to do, when there is none and none can be installed
 */
export async function browser() {
  const found = named('CHROMIUM_PATH') ?? usual.find((path) => existsSync(path))
  if (found) return found
  if (await aptInstall('chromium', 'fonts-dejavu-core')) return usual[0]
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
  )
}

/**
 * The path of a Chromium that has no windows, for tests that open pages and nothing else: it takes a sixth less of the processors
 * than the browser, which draws its own bars too. `CHROMIUM_SHELL_PATH`, else an installed one, else it is installed where that can be
 * done without asking, else the browser itself.
 *
 * @throws with what to do, when one is named that does not exist
 */
export async function browserWithoutWindows(full) {
  const chosen = named('CHROMIUM_SHELL_PATH')
  if (chosen) return chosen
  // What was named is what is tested.
  if (full !== usual[0]) return full
  if (existsSync(withoutWindows)) return withoutWindows
  try {
    return (await aptInstall('chromium-headless-shell')) ? withoutWindows : full
  } catch (error) {
    console.log(`The tests go on in ${full}: ${error.message}`)
    return full
  }
}

/** What a variable names, which has to be there. */
function named(variable) {
  const path = process.env[variable]
  if (path && !existsSync(path)) throw new Error(`${variable} is ${path}, which does not exist.`)
  return path || undefined
}
