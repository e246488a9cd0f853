import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config/Config.js'
import { openEmbedded } from '../database/openEmbedded.js'
import { openPostgres } from '../database/openPostgres.js'
import { type LaterDatabase, openLater } from './openLater.js'

/** Where what makes the tables of the relay is. */
const migrationsFolder = fileURLToPath(new URL('../../relay-migrations', import.meta.url))

/** In a database that the server uses too, each remembers by itself what was made. */
export const relayMigrations = { migrationsFolder, migrationsTable: '__relay_migrations' }

type Settings = Pick<
  Config,
  'databaseUrl' | 'dataFolder' | 'relayDatabaseUrl' | 'relayDatabaseConnections'
>

/** Where messages wait in files, and nothing else does; `undefined` when they wait in a PostgreSQL. */
export function relayFolderOf({
  databaseUrl,
  dataFolder,
  relayDatabaseUrl,
}: Settings): string | undefined {
  if (databaseUrl !== '' || relayDatabaseUrl !== '') return undefined
  // The database of that folder is open, so it is this process's alone.
  return join(dataFolder, 'relay')
}

/**
 * The database in which messages of the relay wait, apart from the server's: what fills it, or keeps it busy, delays
 * no login. The embedded one is opened when the first message has to wait in it.
 */
export function openRelayDatabase(config: Settings): LaterDatabase {
  const folder = relayFolderOf(config)
  if (folder !== undefined)
    return openLater(
      () => openEmbedded(folder, relayMigrations),
      () => existsSync(join(folder, 'cluster')),
    )
  const url = config.relayDatabaseUrl === '' ? config.databaseUrl : config.relayDatabaseUrl
  return openLater(
    () => openPostgres(url, config.relayDatabaseConnections, relayMigrations),
    () => true,
  )
}
