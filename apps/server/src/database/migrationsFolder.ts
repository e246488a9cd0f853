import { fileURLToPath } from 'node:url'

/** Where the committed migrations are: SQL files that `drizzle-kit generate` writes from the schema. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
