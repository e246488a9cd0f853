import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const name = '@polkadot/extension@0.22.1'
const sha512 =
  'tSpyIbI/mc/l0LQql+T1YwMg8ncEgi+Gtf1ptVzvvDN6gG2NXdz1oYeqEa9Jtt/kiK/Xe5Z/MDmgOfvUi7o8Vg=='
const patienceMs = 60_000

/**
 * Fetches the polkadot{.js} extension as its makers published it (Apache-2.0), from the registry or npm's own cache, and unpacks it into a folder
 * of its own. It is no dependency: nothing of it is installed, and its own dependencies are not fetched.
 *
 * @returns the folder; `undefined` where the registry cannot be reached and the cache does not have it
 */
export async function fetchExtension(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-extension-'))
  const pack = ['pack', name, '--prefer-offline', '--json', '--pack-destination', folder]
  const packed = await run('npm', pack, { cwd: folder, timeout: patienceMs }).catch(() => undefined)
  if (!packed) return undefined
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  const file = join(folder, filename.replace('@', '').replace('/', '-'))
  const digest = createHash('sha512')
    .update(await readFile(file))
    .digest('base64')
  if (digest !== sha512) throw new Error('The extension is not the one that is expected.')
  await run('tar', ['xzf', file, '-C', folder])
  return join(folder, 'package')
}
