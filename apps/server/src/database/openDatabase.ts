import type { Config } from '../config/Config.js'
import type { OpenedDatabase } from './Database.js'
import { openEmbedded } from './openEmbedded.js'
import { openPostgres } from './openPostgres.js'

/** Opens the database that the configuration names: PostgreSQL by its URL, else the embedded one. */
export function openDatabase(config: Config): Promise<OpenedDatabase> {
  const { databaseUrl, databaseConnections, dataFolder } = config
  return databaseUrl ? openPostgres(databaseUrl, databaseConnections) : openEmbedded(dataFolder)
}
