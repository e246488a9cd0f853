import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database as the server uses it, whichever of the two it is. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An opened database, and how to leave it. */
export type OpenedDatabase = {
  db: Database
  /** Whether there was nothing before. */
  isNew: boolean
  /** Resolves when a query was answered; rejects when the database cannot be reached. */
  ping(): Promise<void>
  /** Makes further tables, apart from those that it was opened for. */
  migrate(migrations: MigrationConfig): Promise<void>
  close(): Promise<void>
}
