import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Makes an empty database on a PostgreSQL, under a name of its own. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = `foyer_test_${randomBytes(8).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

type TestDatabase = { url: string; drop(): Promise<void> }

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
