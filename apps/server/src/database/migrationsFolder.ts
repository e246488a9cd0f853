import { fileURLToPath } from 'node:url'
import type { MigrationConfig } from 'drizzle-orm/migrator'

/** Where the committed migrations are: SQL files that `drizzle-kit generate` writes from the schema. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The migrator's configuration; a folder alone is one whose tables the database is for. */
export const toConfig = (migrations: string | MigrationConfig): MigrationConfig =>
  typeof migrations === 'string' ? { migrationsFolder: migrations } : migrations
