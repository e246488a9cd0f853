import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openEmbedded } from '../database/openEmbedded.js'
import { missingEvents, sendEvents } from './sendEvents.js'
import { startChild } from './startChild.js'

const rounds = 20
const unlimited = {
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
}

test('a server on the embedded database that is killed while it writes loses nothing acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const child = await startChild({ FOYER_DATA: folder, ...unlimited })
      const load = sendEvents([child.url])
      await load.more(5)
      await wait(Math.random() * 300)
      await child.end('SIGKILL')
      await load.stop()
      acknowledged.push(...load.acknowledged)
    }
    const { db, close } = await openEmbedded(folder)
    expect(await missingEvents(db, acknowledged)).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 5)
    await close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 900_000)
