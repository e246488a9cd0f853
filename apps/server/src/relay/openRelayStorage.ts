import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config/Config.js'
import { loadPostgres } from '../database/loadPostgres.js'
import { openEmbedded } from '../database/openEmbedded.js'
import { type LaterDatabase, openLater } from './openLater.js'

/** Where what makes the tables of the relay is. */
const migrationsFolder = fileURLToPath(new URL('../../relay-migrations', import.meta.url))

/** In a database that the server uses too, each remembers by itself what was made. */
export const relayMigrations = { migrationsFolder, migrationsTable: '__relay_migrations' }

type Settings = Pick<
  Config,
  'databaseUrl' | 'dataFolder' | 'relayDatabaseUrl' | 'relayDatabaseConnections'
>

/** Where messages of the relay wait, apart from the server's tables: what fills it, or keeps it busy, delays no login. */
export type RelayStorage = {
  readonly database: LaterDatabase
  /** Where messages wait in files, beside an embedded database; `undefined` when they wait in a PostgreSQL or in memory. */
  readonly folder: string | undefined
}

/**
 * Finds the storage of a configuration; without one messages wait in memory. An embedded database is opened when the first message has to
 * wait in it.
 */
export function openRelayStorage(config?: Settings): RelayStorage {
  if (!config) {
    const open = () => openEmbedded(undefined, relayMigrations)
    return { folder: undefined, database: openLater(open, () => false) }
  }
  const folder = folderOf(config)
  if (folder !== undefined)
    return {
      folder,
      database: openLater(
        () => openEmbedded(folder, relayMigrations),
        () => existsSync(join(folder, 'cluster')),
      ),
    }
  const url = config.relayDatabaseUrl === '' ? config.databaseUrl : config.relayDatabaseUrl
  const open = async () => {
    const { openPostgres } = await loadPostgres()
    return openPostgres(url, config.relayDatabaseConnections, relayMigrations)
  }
  return { folder, database: openLater(open, () => true) }
}

function folderOf({ databaseUrl, dataFolder, relayDatabaseUrl }: Settings): string | undefined {
  if (databaseUrl !== '' || relayDatabaseUrl !== '') return undefined
  // The database of that folder is open, so it is this process's alone.
  return join(dataFolder, 'relay')
}
