import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPostgres } from '../database/openPostgres.js'
import { createProjects } from '../projects/createProjects.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import { createTestDatabase } from '../testing/openTestDatabase.js'
import { requiredEnv } from './requiredEnv.js'
import { renew, repeat, signInTo } from './signIns.js'
import { startChild } from './startChild.js'

const rounds = 20
const unlimited = {
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
  FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0',
}

/** Kills the server again and again while users sign in; after each start what it answered before is still so. */
async function killOften(env: Readonly<Record<string, string>>) {
  let checked = 0
  let last: ReturnType<typeof signInTo> | undefined
  for (let round = 0; round <= rounds; round++) {
    const child = await startChild({ ...env, ...unlimited })
    for (const { refresh } of last?.opened.slice(-5) ?? []) {
      expect(await renew(child.url, refresh)).toHaveProperty('token')
      checked += 1
    }
    // What was used up stays so.
    for (const one of last?.used.slice(-3) ?? []) expect(await repeat(child.url, one)).toBe(401)
    last = signInTo(child.url)
    await last.more(5)
    await wait(Math.random() * 200)
    await child.end('SIGKILL')
    await last.stop()
  }
  expect(checked).toBe(rounds * 5)
}

test('a session that was answered survives a kill of the server on the embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sign-ins-'))
  try {
    await killOften({
      FOYER_DATA: join(folder, 'pg'),
      FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key'),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 900_000)

test('it survives on PostgreSQL, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sign-ins-'))
  const { url, drop } = await createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL'))
  try {
    const opened = await openPostgres(url, 2)
    await seedLocalProject(createProjects(opened.db, Date.now), 'local')
    await opened.close()
    await killOften({ DATABASE_URL: url, FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key') })
  } finally {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 900_000)
