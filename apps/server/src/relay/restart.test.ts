import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { newSeed, newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay } from '../testing/startTestRelay.js'
import type { MeasuredRelayStore } from './createMeasuredRelayStore.js'
import type { Done } from './RelayStore.js'
import { unavailable } from './unavailable.js'

let database: OpenedDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'foyer-relay-'))
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['rows', 'a journal'])('with %s', (kind) => {
  const start = (wrap?: (store: MeasuredRelayStore) => MeasuredRelayStore) =>
    startTestRelay({
      database,
      ...(kind === 'rows' ? {} : { folder }),
      ...(wrap ? { wrap } : {}),
    })

  test('what was taken outlives the relay, also what was pushed and not answered', async () => {
    const [topic, seed] = [newTopic(), newSeed()]
    const first = await start()
    const [page, mute] = [await first.connect(), await first.connect({ seed, answers: false })]
    await page.ask('irn_publish', { topic: topic, message: 'for nobody yet' })
    await mute.ask('irn_subscribe', { topic })
    await mute.until(() => mute.pushes.length === 1)
    await page.ask('irn_publish', { topic, message: 'pushed' })
    await page.ask('irn_publish', { topic, message: 'answered' })
    await mute.until(() => mute.pushes.length === 3)
    mute.answer(mute.pushes[2]?.id ?? 0)
    await mute.ask('irn_unsubscribe', { topic })
    await first.stop()
    expect(await mute.closed).toEqual({ code: 1001, reason: 'The relay is going away' })
    expect(readdirSync(folder)).toEqual([])

    const second = await start()
    const wallet = await second.connect({ seed })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 2)
    expect(wallet.messages()).toEqual(['for nobody yet', 'pushed'])
    await second.stop()
  })

  test('calls that are being answered are answered before the sockets are closed', async () => {
    let store: MeasuredRelayStore | undefined
    let release: (() => void) | undefined
    const relay = await start((made) => {
      store = made
      return {
        ...made,
        put(messages, done) {
          made.put(messages, (...result: Parameters<Done>) => {
            release = () => done(...result)
          })
        },
      }
    })
    const client = await relay.connect()
    const answer = client.call('irn_publish', { topic: newTopic(), message: 'late' })
    await client.ask('irn_unsubscribe', { topic: newTopic() })
    await expect.poll(() => release).toBeDefined()
    const stopped = relay.stop(60_000)
    await expect(relay.connect()).rejects.toMatchObject({ status: 503 })
    release?.()
    expect(await answer).toMatchObject({ result: true })
    await stopped
    expect(store).toBeDefined()
    expect(await client.closed).toMatchObject({ code: 1001 })
  })

  test('it stops in time when a call is never answered, and on every stop', async () => {
    const relay = await start((made) => ({ ...made, put: () => undefined }))
    const client = await relay.connect()
    const answer = client.call('irn_publish', { topic: newTopic(), message: 'never' })
    answer.catch(() => undefined)
    await client.ask('irn_unsubscribe', { topic: newTopic() })
    await relay.stop(50)
    await expect(answer).rejects.toThrow('The socket was closed')
  })

  test('a store that fails is a failed call, and the socket lives', async () => {
    const relay = await start((made) => ({
      ...made,
      put: (_, done) => done('failed', []),
      list: () => Promise.reject(new Error('gone')),
    }))
    const [client, topic] = [await relay.connect(), newTopic()]
    const code = async (call: Promise<{ error?: { code: number } }>) => (await call).error?.code
    expect(await code(client.call('irn_publish', { topic, message: 'm' }))).toBe(-32_004)
    expect(await code(client.call('irn_fetchMessages', { topic }))).toBe(-32_603)
    expect(await client.ask('irn_subscribe', { topic })).toBeTruthy()
    await relay.stop()
  })

  test('a store that cannot be asked is a refusal each time, and no line in the log', async () => {
    const lines: string[] = []
    const relay = await startTestRelay({
      database,
      log: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
      wrap: (made) => ({ ...made, list: () => Promise.reject(unavailable('gone')) }),
    })
    const [client, topic] = [await relay.connect(), newTopic()]
    for (const method of ['irn_fetchMessages', 'irn_fetchMessages'] as const)
      expect((await client.call(method, { topic })).error).toEqual({
        code: -32_004,
        message: 'The relay cannot keep messages now, try again',
      })
    await relay.stop()
    expect(lines).toEqual([])
  })
})

test('what only the journal knows is found after a death', async () => {
  const [topic, seed] = [newTopic(), newSeed()]
  const dead = await startTestRelay({ database, folder })
  const [page, mute] = [await dead.connect(), await dead.connect({ seed, answers: false })]
  await mute.ask('irn_subscribe', { topic })
  // It knows by now what was there before.
  await page.ask('irn_fetchMessages', { topic })
  await page.ask('irn_publish', { topic, message: 'one' })
  await page.ask('irn_publish', { topic, message: 'two' })
  const left = mkdtempSync(join(tmpdir(), 'foyer-relay-'))
  try {
    cpSync(folder, left, { recursive: true })
    await dead.stop()
    await database.db.execute(sql`delete from foyer_relay.relay_messages`)
    const [file = ''] = readdirSync(left)
    appendFileSync(join(left, file), '{"topic":"half of a li')

    const relay = await startTestRelay({ database, folder: left })
    const wallet = await relay.connect({ seed })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 2)
    expect(wallet.messages()).toEqual(['one', 'two'])
    await relay.stop()
    expect(readdirSync(left)).toEqual([])
  } finally {
    rmSync(left, { recursive: true, force: true })
  }
}, 180_000)
