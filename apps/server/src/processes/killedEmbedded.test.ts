import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.js'
import { createUsers, moments, unlimited } from './createUsers.js'
import { missingEvents } from './sendEvents.js'
import { startChild } from './startChild.js'

/** Each moment twice: what was recovered dies again. */
const rounds = [...moments, ...moments]

test('a server on the embedded database that is killed while it writes loses no acknowledged event and no answered session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
  const data = join(folder, 'pg')
  const env = {
    FOYER_DATA: data,
    FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key'),
    ...unlimited,
  }
  const users = createUsers()
  try {
    for (const moment of rounds) {
      const child = await startChild(env)
      await users.check(child.url)
      await users.useUntil(child.url, moment, () => child.end('SIGKILL'))
    }
    const child = await startChild(env)
    await users.check(child.url)
    await child.end('SIGKILL')
    const { db, close } = await openEmbedded(data)
    expect(await missingEvents(db, users.acknowledged)).toEqual([])
    expect(users.acknowledged.length).toBeGreaterThanOrEqual(rounds.length * 5)
    await close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 900_000)
