import { execFile } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
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
  const making = archive
    ? unpack(archive, made)
    : execute(process.execPath, [script, made], { env: {} })
  await making.catch((error) => {
    throw new Error('The embedded database could not be made', { cause: error })
  })
  await rename(made, cluster)
}

async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  await execute('tar', ['-xf', archive, '-C', folder])
}
