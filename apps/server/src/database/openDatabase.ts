import type { Config } from '../config/Config.js'
import type { OpenedDatabase } from './Database.js'
import { loadPostgres } from './loadPostgres.js'
import { openEmbedded } from './openEmbedded.js'

/**
 * Opens the database that the configuration names: PostgreSQL by its URL, else the embedded one.
 *
 * @param migrations the folder of what makes its tables; the server's own unless said otherwise
 * @param setting the setting of its URL
 */
export async function openDatabase(
  { databaseUrl, databaseConnections, dataFolder }: Settings,
  migrations?: string,
  setting?: string,
): Promise<OpenedDatabase> {
  if (!databaseUrl) return openEmbedded(dataFolder, migrations)
  const { openPostgres } = await loadPostgres()
  return openPostgres(databaseUrl, databaseConnections, migrations, undefined, setting)
}

type Settings = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataFolder'>
