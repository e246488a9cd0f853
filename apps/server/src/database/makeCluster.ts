import { execFile } from 'node:child_process'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('makeCluster.mjs', import.meta.url))

/**
 * Makes the files of the embedded database, in a process of its own: what it takes is given back at its end. They are
 * made beside their place and moved there when they are complete, so that one that was cut off is never opened.
 *
 * @param archive what they are copied from instead of being made
 * @throws when the folder cannot be written
 */
export async function makeCluster(cluster: string, archive?: string): Promise<void> {
  const beginning = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster)))
    if (name.startsWith(beginning))
      await rm(join(dirname(cluster), name), { recursive: true, force: true })
  const made = join(dirname(cluster), `${beginning}${process.pid}`)
  await promisify(execFile)(process.execPath, [script, made, ...(archive ? [archive] : [])], {
    env: {},
  }).catch((error) => {
    throw new Error('The embedded database could not be made', { cause: error })
  })
  await rename(made, cluster)
}
