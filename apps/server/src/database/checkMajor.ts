import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL that the embedded database is. Its files are those of this major version alone. */
export const postgresMajor = 18

/**
 * Writes the version into a new folder and compares it in an old one, because a database opened by
 * another version is lost rather than refused.
 *
 * @throws when another version of PostgreSQL wrote the folder
 */
export function checkMajor(folder: string): void {
  const file = join(folder, 'postgres-major')
  const found = read(file) ?? read(join(folder, 'cluster', 'PG_VERSION'))
  if (found === undefined) writeFileSync(file, `${postgresMajor}\n`)
  else if (found !== String(postgresMajor)) throw new Error(refusal(folder, found))
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function refusal(folder: string, found: string): string {
  const version = /^\d{1,3}$/.test(found) ? `PostgreSQL ${found}` : 'something unknown'
  return (
    `The data in ${folder} was written by ${version}, and this server has PostgreSQL ${postgresMajor}. ` +
    'Start the version of the server that wrote it, or set FOYER_DATA to another folder.'
  )
}
