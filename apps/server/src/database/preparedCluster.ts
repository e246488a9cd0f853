import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache', import.meta.url))

/** Where the files of an embedded database just made are kept, as an archive: those of one version fit that version alone. */
export function clusterArchive(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'))
  return join(folder, `cluster-${version}.tar`)
}

/** The archive of a prepared cluster, if there is one: copying it takes a fifth of the time. Tests make it; an installed server has none. */
export function preparedCluster(): string | undefined {
  const archive = clusterArchive()
  return existsSync(archive) ? archive : undefined
}
