import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkServerVersion } from './checkServerVersion.js'
import type { OpenedDatabase } from './Database.js'
import { explainPostgres } from './explainPostgres.js'
import { migrationsFolder, toConfig } from './migrationsFolder.js'

/** Any number that no other program on the same database takes for its own lock. */
const migrationLock = 4_631_971
const defaultWaitMs = 10_000

/**
 * Connects to PostgreSQL and brings its tables up to date.
 *
 * @param waitMs how long a statement waits for a connection, a new one or one that others use, in milliseconds
 * @param setting the setting that names it, for what is said when it cannot be used
 * @throws with a sentence for the operator when it cannot be reached, or is older than the server needs
 */
export async function openPostgres(
  url: string,
  connections: number,
  migrations: string | MigrationConfig = migrationsFolder,
  waitMs = defaultWaitMs,
  setting = 'DATABASE_URL',
): Promise<OpenedDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
  })
  // A connection that breaks while it is idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined)
  let isNew: boolean
  try {
    isNew = await upgrade(pool, migrations)
  } catch (error) {
    await pool.end()
    throw explainPostgres(error, url, setting)
  }
  return {
    db: drizzle(pool),
    isNew,
    ping: () => pool.query('select 1').then(() => undefined),
    migrate: async (more) => {
      await upgrade(pool, more)
    },
    close: () => pool.end(),
  }
}

/** Processes that start together upgrade one after the other. Returns whether there was nothing before. */
async function upgrade(pool: pg.Pool, migrations: string | MigrationConfig): Promise<boolean> {
  const client = await pool.connect()
  try {
    const version = await client.query('show server_version_num')
    checkServerVersion(Number(version.rows[0].server_version_num))
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const { rows } = await client.query("select to_regnamespace('drizzle') is null as new")
    await migrate(drizzle(client), toConfig(migrations))
    return rows[0].new
  } finally {
    // The lock is the connection's: it goes with it, whatever happened.
    client.release(true)
  }
}
