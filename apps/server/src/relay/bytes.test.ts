import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { newSeed, newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay } from '../testing/startTestRelay.js'
import { formerMessages } from './tables.js'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 120_000)
afterAll(() => database.close())

/** Another one each time. */
let written = 0
const long = (characters: number) => {
  written += 1
  return `${written} `.padEnd(characters, '.')
}
const codeOf = async (call: Promise<{ error?: { code: number } }>) => (await call).error?.code

test('one client fills neither the relay nor the wire, whatever it does', async () => {
  let time = Date.now()
  const relay = await startTestRelay({ database, now: () => time })
  try {
    const client = await relay.connect()
    let taken = 0
    const codes: unknown[] = []
    const publish = async () => {
      const message = long(900_000)
      const code = await codeOf(
        client.call('irn_publish', { topic: newTopic(), message, ttl: 1e9 }),
      )
      if (code === undefined) taken += message.length
      codes.push(code)
    }
    for (let sent = 0; sent < 20; sent += 1) await publish()
    expect(taken).toBeLessThanOrEqual(8_000_000)
    // First there is no room for more, then no more of it is read in this minute.
    expect(new Set(codes)).toEqual(new Set([undefined, -32_005, -32_002]))
    expect(await relay.metrics()).toMatch(/foyer_relay_waiting_bytes 7\d{6}\n/)
    const calls = /foyer_relay_calls_total\{method="irn_publish",outcome="too_much_waits"\} \d+/
    expect(await relay.metrics()).toMatch(calls)
    // Other clients are in no way affected.
    const other = await relay.connect()
    expect(await codeOf(other.call('irn_publish', { topic: newTopic(), message: 'm' }))).toBe(
      undefined,
    )
    // Nothing waits for longer than a week, whatever its publisher says.
    time += 7 * 24 * 3_600_000 + 2 * 3_600_000
    await publish()
    expect(codes.at(-1)).toBe(undefined)
    await relay.forget()
    expect(await relay.store.count()).toBe(1)
  } finally {
    await relay.stop()
  }
}, 180_000)

test.each([
  ['a client', 'FOYER_RELAY_CLIENT_BYTES_PER_MINUTE', true],
  ['an address', 'FOYER_RELAY_ADDRESS_BYTES_PER_MINUTE', false],
  ['a project', 'FOYER_RELAY_PROJECT_BYTES_PER_MINUTE', false],
  ['all together', 'FOYER_RELAY_BYTES_PER_MINUTE', false],
])(
  'what is read of %s in a minute ends somewhere, sealed or not',
  async (_, name, isOne) => {
    let time = Date.now()
    const relay = await startTestRelay({ database, now: () => time, env: { [name]: '100000' } })
    try {
      const seed = newSeed()
      const [one, other] = [
        await relay.connect({ seed }),
        await relay.connect(isOne ? { seed } : {}),
      ]
      const send = (client: typeof one, message: string) =>
        codeOf(client.call('irn_publish', { topic: newTopic(), message }))
      expect(await send(one, long(60_000))).toBe(undefined)
      // Umlauts are two bytes.
      expect(await send(other, 'ü'.repeat(30_000))).toBe(-32_002)
      time += 60_000
      // What is no call counts as well.
      other.send('x'.repeat(120_000))
      await other.until(() => other.frames.length >= 2)
      expect(await send(one, 'm')).toBe(-32_002)
    } finally {
      await relay.stop()
    }
  },
  180_000,
)

test('a socket over its quota is not read until the minute turns, and its long frames are not parsed', async () => {
  // The clock stands shortly before a minute's end; how long to rest is all that is waited for.
  let time = 1_763_730_057_000
  const env = { FOYER_RELAY_CLIENT_BYTES_PER_MINUTE: '1000', FOYER_RELAY_FRAME_BYTES: '500000' }
  const relay = await startTestRelay({ database, now: () => time, env })
  const refusedOf = async () =>
    Number(/outcome="rate_limited"\} (\d+)/.exec(await relay.metrics())?.[1] ?? 0)
  try {
    const [client, other] = [await relay.connect(), await relay.connect()]
    // It is no JSON, and that is not found out.
    client.send(`{"id":7,"jsonrpc":"2.0","method":"irn_publish","params":${'['.repeat(400_000)}`)
    await client.until(() => client.frames.length === 1)
    expect(client.frames[0]).toMatchObject({ id: 7, error: { code: -32_002 } })
    for (let sent = 0; sent < 20; sent += 1) client.send('['.repeat(400_000))
    const last = client.call('irn_publish', { topic: newTopic(), message: 'm' })
    await expect.poll(refusedOf).toBeGreaterThanOrEqual(11)
    // A client within its own limit is read as ever.
    for (let sent = 0; sent < 5; sent += 1)
      expect(await other.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
    expect(await refusedOf()).toBeLessThan(18)
    time += 60_000
    // What waited uses up this minute, too, and is answered.
    expect((await last).error?.code).toBe(-32_002)
    expect(await refusedOf()).toBe(21)
    time += 60_000
    expect(await client.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
  } finally {
    await relay.stop()
  }
})

test('what waited where servers before this one kept it is delivered, and counts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-relay-'))
  // What else waits would count.
  const database = await openTestDatabase()
  const [topic, now] = [newTopic(), Date.now()]
  const rows = Array.from({ length: 3 }, (_, nth) => ({
    ...{ topic, message: `from before ${nth}`, hash: hash('sha256', `from before ${nth}`) },
    ...{ tag: 1, attestation: null, publisher: 'did:key:zPage' },
    ...{ publishedAt: now + nth, expiresAt: nth === 1 ? now - 1 : now + 3_600_000 },
  }))
  await database.db.insert(formerMessages).values(rows)
  for (const where of [{ folder }, {}]) {
    const relay = await startTestRelay({ database, ...where })
    const wallet = await relay.connect({ answers: false })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 2)
    expect(wallet.messages()).toEqual(['from before 0', 'from before 2'])
    expect(await relay.metrics()).toMatch(/foyer_relay_waiting_bytes 12\d\d\n/)
    await relay.stop()
    expect(await database.db.select().from(formerMessages)).toEqual([])
  }
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}, 180_000)
