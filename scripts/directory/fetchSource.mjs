import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.mjs'

/**
 * Packs a pinned package from the registry into a folder of its own under `into` and returns that
 * folder. Nothing of it is installed or run.
 *
 * @throws when it cannot be had, or is not the one that was pinned
 */
export async function fetchSource({ package: wanted, integrity }, into) {
  const folder = join(into, wanted.replaceAll(/[^a-z0-9.]/gi, '-'))
  await mkdir(folder, { recursive: true })
  const command = [
    'npm',
    'pack',
    wanted,
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ]
  const { stdout } = await must(command)
  const tarball = join(folder, JSON.parse(stdout)[0].filename)
  const found = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')
  if (integrity !== `sha512-${found}`)
    throw new Error(`${wanted} is not the package that was pinned`)
  await must(['tar', 'xzf', tarball, '-C', folder])
  return join(folder, 'package')
}

async function must(command) {
  const result = await run(command, { timeoutMs: 120_000 })
  if (result.code !== 0) throw new Error(`${command.join(' ')} failed:\n${result.output}`)
  return result
}
