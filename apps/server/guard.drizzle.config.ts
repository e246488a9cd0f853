import { defineConfig } from 'drizzle-kit'

/** The tables of the guard, which has a database of its own. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/guard/guardTables.ts',
  out: './guard-migrations',
})
