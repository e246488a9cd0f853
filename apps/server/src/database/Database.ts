import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

/** The database as the server uses it, whichever of the two it is. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An opened database, and how to leave it. */
export type OpenedDatabase = {
  db: Database
  /** Resolves when a query was answered; rejects when the database cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}
