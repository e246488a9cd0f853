import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay.js'

let database: OpenedDatabase
let relay: TestRelay
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startTestRelay({ database })
}, 60_000)
afterAll(async () => {
  await relay.stop()
  await database.close()
})

test('a message reaches who listens, once its publisher knows that it was taken', async () => {
  const page = await relay.connect()
  const wallet = await relay.connect()
  const topic = newTopic()
  expect(await wallet.ask('irn_subscribe', { topic })).toMatch(/^[0-9a-f]{64}$/)
  const published = { topic, message: 'aGk=', ttl: 300, tag: 1100, prompt: true, attestation: '' }
  expect(await page.ask('irn_publish', published)).toBe(true)
  await wallet.until(() => wallet.pushes.length === 1)
  expect(wallet.pushes[0]?.params.data).toMatchObject({
    topic,
    message: 'aGk=',
    tag: 1100,
    attestation: '',
  })
  await page.close()
  await wallet.close()
})
