import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs packages of Debian and its like where that can be done without asking: as root, or where
 * `sudo` wants no password. `false` where it cannot.
 *
 * @throws when apt-get fails
 */
export async function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && (await run(['sudo', '-n', 'true'])).code !== 0) return false
  console.log(`Installing: apt-get install ${packages.join(' ')} …`)
  const as = isRoot ? ['env'] : ['sudo', '-n', 'env']
  for (const command of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...packages],
  ]) {
    const { code, output } = await run([...as, 'DEBIAN_FRONTEND=noninteractive', ...command])
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  }
  return true
}
