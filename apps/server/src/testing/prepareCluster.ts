import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { clusterArchive } from '../database/preparedCluster.js'

const script = fileURLToPath(new URL('writeCluster.mjs', import.meta.url))

/** Before all tests: makes what their embedded databases are copies of, once for each version of it. It takes seconds, which each would take. */
export async function setup(): Promise<void> {
  const archive = clusterArchive()
  if (existsSync(archive)) return
  await mkdir(dirname(archive), { recursive: true })
  // Whole or not at all, however many begin at once.
  const made = `${archive}.${process.pid}`
  await promisify(execFile)(process.execPath, [script, made])
  await rename(made, archive)
}
