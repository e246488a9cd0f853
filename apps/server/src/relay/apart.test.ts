import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../database/openDatabase.js'
import { createProjects } from '../projects/createProjects.js'
import { newProject } from '../projects/newProject.js'
import { startServer } from '../startServer.js'
import { connectRelay, newTopic } from '../testing/connectRelay.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { openRelayStorage } from './openRelayStorage.js'

test('messages wait where no login is', async () => {
  const postgres = process.env.FOYER_TEST_DATABASE_URL
  const made = postgres ? await createTestDatabase(postgres) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'foyer-apart-'))
  const config = readConfig({
    ...{ FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '100' },
    ...(made ? { DATABASE_URL: made.url } : {}),
  })
  const topic = newTopic()
  const log = pino({ level: 'silent' })
  try {
    const before = await openDatabase(config)
    await createProjects(before.db, Date.now).put(newProject('local'))
    await before.close()
    const server = await startServer(config, log)
    // Nothing of the relay is opened before a message has to wait.
    expect(existsSync(join(folder, 'relay', 'cluster'))).toBe(false)
    const page = await connectRelay(`${server.url.replace('http', 'ws')}/relay`)
    await page.ask('irn_publish', { topic, message: 'waits' })
    await server.stop()

    const database = await openDatabase(config)
    const tables = await database.db.execute(sql`
      select table_schema, table_name from information_schema.tables where table_name like 'relay%' order by table_schema`)
    expect(tables).toMatchObject({
      rows: [
        ...(made ? [{ table_schema: 'foyer_relay', table_name: 'relay_messages' }] : []),
        { table_schema: 'public', table_name: 'relay_messages' },
      ],
    })
    expect(await database.db.execute(sql`select * from public.relay_messages`)).toMatchObject({
      rows: [],
    })
    await database.close()
    const { database: relay } = openRelayStorage(config)
    const messages = await relay.open()
    expect(
      await messages.execute(sql`select topic, message from foyer_relay.relay_messages`),
    ).toMatchObject({ rows: [{ topic, message: 'waits' }] })
    await relay.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await made?.drop()
  }
}, 300_000)
