import { defineConfig } from 'drizzle-kit'

/** The tables of the relay, which keeps its messages apart from the server's database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/relay/relayTables.ts',
  out: './relay-migrations',
})
