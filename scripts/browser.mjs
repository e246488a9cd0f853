import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else it is
 * installed where that can be done without asking (root on Debian and its like).
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
  return installed()
}

async function installed() {
  const root = process.getuid?.() === 0
  if (!root || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.',
    )
  console.log('Installing Chromium: apt-get install chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ]) {
    const { code, output } = await run(command, { env })
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  }
  return '/usr/bin/chromium'
}
