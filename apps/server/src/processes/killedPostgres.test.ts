import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from 'sandbox/freePort'
import { expect, test } from 'vitest'
import { openPostgres } from '../database/openPostgres.js'
import { createProjects } from '../projects/createProjects.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import { createUsers, moments, unlimited } from './createUsers.js'
import { missingEvents } from './sendEvents.js'
import { type Child, startChild } from './startChild.js'
import { type Kept, startKept } from './startKept.js'

/** At each moment the server dies, and then the database itself, while the server lives on. */
const rounds = moments.flatMap((moment) => [
  { moment, databaseDies: false },
  { moment, databaseDies: true },
])

test('neither a killed server nor a killed PostgreSQL loses an acknowledged event or an answered session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
  const start = (...more: string[]) =>
    startKept('postgres', ['--folder', folder, '--safe', ...more])
  let database: Kept | undefined
  let child: Child | undefined
  const users = createUsers()
  try {
    const port = String(await freePort())
    database = await start('--port', port)
    const { url } = database
    const keys = { FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key') }
    const env = { DATABASE_URL: url, ...keys, ...unlimited }
    const opened = await openPostgres(url, 2)
    await seedLocalProject(createProjects(opened.db, Date.now), 'local')
    await opened.close()

    for (const { moment, databaseDies } of rounds) {
      child ??= await startChild(env)
      await users.check(child.url)
      await users.useUntil(child.url, moment, async (more) => {
        if (!databaseDies) {
          await child?.end('SIGKILL')
          child = undefined
          return
        }
        if (database) process.kill(database.pid, 'SIGKILL')
        await database?.stop()
        database = await again(() => start('--port', port))
        // The same server serves on, by itself.
        await more(10)
      })
    }
    child ??= await startChild(env)
    await users.check(child.url)
    const { db, close } = await openPostgres(url, 2)
    expect(await missingEvents(db, users.acknowledged)).toEqual([])
    expect(users.acknowledged.length).toBeGreaterThanOrEqual(rounds.length * 5)
    await close()
  } finally {
    await child?.end('SIGKILL')
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 900_000)

/** The processes of a database that died leave its memory one by one, and it does not start before. */
async function again(start: () => Promise<Kept>): Promise<Kept> {
  for (let tries = 0; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (tries >= 240) throw error
      await wait(250)
    }
  }
}
