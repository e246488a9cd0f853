import type { MigrationConfig } from 'drizzle-orm/migrator'
import pg from 'pg'
import type { OpenedDatabase } from '../database/Database.js'
import { migrationsFolder, toConfig } from '../database/migrationsFolder.js'
import { openPostgres } from '../database/openPostgres.js'
import { createTestDatabase } from './createTestDatabase.js'
import { createEmptying } from './embedded/createEmptying.js'

type Kept = { url: string; empty(): Promise<boolean>; drop(): Promise<void> }

/** Databases of this process that wait for the next test, by their server and migrations. */
const waiting = new Map<string, Kept[]>()

/** Some tests ask a thousand things at once, of a few connections on a busy machine. */
const busyMs = 60_000

/**
 * What holds on to a database after its test has closed it is cut off, as when a database is dropped by force. Each is waited for, also one that is about to
 * end by itself: its temporary tables go with its end.
 */
const cutOff = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()`

/**
 * A database on a PostgreSQL for a test, as one that was just made. To make one, with its tables, takes ten times as long as to empty it, so one that a
 * test has closed is emptied and lent again; where a test changed more than rows, it is dropped. What waits at the end stays on that server.
 */
export async function lendPostgres(
  server: string,
  migrations: string | MigrationConfig = migrationsFolder,
): Promise<OpenedDatabase> {
  const key = JSON.stringify([server, toConfig(migrations)])
  const ready = waiting.get(key) ?? []
  waiting.set(key, ready)
  const kept = ready.pop() ?? (await make(server, migrations))
  const opened = await openPostgres(kept.url, 10, migrations, busyMs)
  return {
    ...opened,
    isNew: true,
    async close() {
      await opened.close()
      if (await kept.empty()) ready.push(kept)
      else await kept.drop()
    },
  }
}

async function make(server: string, migrations: string | MigrationConfig): Promise<Kept> {
  const { url, drop } = await createTestDatabase(server)
  await (await openPostgres(url, 1, migrations, busyMs)).close()
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  // A connection that breaks while it is idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined)
  const empty = await createEmptying({
    query: (text) => pool.query(text),
    exec: (text) => pool.query(text).then(() => undefined),
  })
  return {
    url,
    async empty() {
      await pool.query(cutOff)
      return empty()
    },
    async drop() {
      await pool.end()
      await drop()
    },
  }
}
