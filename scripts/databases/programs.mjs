import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from '../aptInstall.mjs'

/** Where Debian and its like put PostgreSQL, a folder for each major version. */
const versions = '/usr/lib/postgresql'
/** The oldest that the server works on. */
const oldest = 15

/**
 * The folder of the programs of PostgreSQL, the oldest installed one that is new enough: what works
 * there works on newer ones. It is installed when there is none.
 *
 * @throws with what to do, when there is none and none can be installed
 */
export async function postgresPrograms() {
  const found = () => named() ?? packaged() ?? onPath('initdb', 'postgres')
  const folder = found() ?? ((await aptInstall('postgresql')) ? found() : undefined)
  if (folder) return folder
  throw new Error(
    `The server's tests need PostgreSQL ${oldest} or newer. Install it (on Debian: apt-get install postgresql), ` +
      'or name the folder of its programs in POSTGRES_BIN.',
  )
}

/** The path of a Redis server; it is installed when there is none. @throws as above */
export async function redisProgram() {
  const found = () => onPath('redis-server') ?? onPath('valkey-server')
  const folder = found() ?? ((await aptInstall('redis-server')) ? found() : undefined)
  const file = ['redis-server', 'valkey-server']
    .map((name) => join(folder ?? '', name))
    .find((path) => folder && existsSync(path))
  if (file) return file
  throw new Error(
    "The server's tests need Redis. Install it (on Debian: apt-get install redis-server).",
  )
}

function named() {
  const folder = process.env.POSTGRES_BIN
  if (folder && !existsSync(join(folder, 'initdb')))
    throw new Error(`POSTGRES_BIN is ${folder}, which has no initdb.`)
  return folder || undefined
}

function packaged() {
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .filter((version) => Number(version) >= oldest)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

function onPath(...programs) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => folder && programs.every((program) => existsSync(join(folder, program))))
}
