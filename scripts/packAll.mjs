import { join } from 'node:path'
import { packFolders, stage } from './pack.mjs'
import { packages } from './packages.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Packs every package as it is published, and returns the tarballs' paths. Builds them first, unless they are `built`; those that
 * `FOYER_TARBALLS` lists are then taken as they are: a run of several checks packs once.
 */
export async function packAll(into, { built = false } = {}) {
  const packed = process.env.FOYER_TARBALLS
  if (built && packed) return JSON.parse(packed)
  const { code, output } = built ? { code: 0 } : await run([process.execPath, builder])
  if (code !== 0) throw new Error(output)
  return packFolders(await Promise.all(packages.map((one) => stage(one, into))), into)
}

const builder = join(root, 'scripts/build.mjs')
