import type { Config } from '../config/Config.js'
import type { OpenedDatabase } from './Database.js'
import { openEmbedded } from './openEmbedded.js'
import { openPostgres } from './openPostgres.js'

/**
 * Opens the database that the configuration names: PostgreSQL by its URL, else the embedded one.
 *
 * @param migrations the folder of what makes its tables; the server's own unless said otherwise
 * @param setting the setting of its URL
 */
export function openDatabase(
  { databaseUrl, databaseConnections, dataFolder }: Settings,
  migrations?: string,
  setting?: string,
): Promise<OpenedDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, databaseConnections, migrations, undefined, setting)
    : openEmbedded(dataFolder, migrations)
}

type Settings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>
