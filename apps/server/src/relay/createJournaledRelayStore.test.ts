import { hash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { createDatabaseRelayStore } from './createDatabaseRelayStore.js'
import type { Journal } from './createJournal.js'
import { createJournaledRelayStore } from './createJournaledRelayStore.js'
import { createMeasuredRelayStore } from './createMeasuredRelayStore.js'
import { createSequence } from './createSequence.js'
import { relayMigrations } from './openRelayStorage.js'
import type { PutOutcome, RelayMessage } from './RelayStore.js'

let database: OpenedDatabase
let time = 0
beforeAll(async () => {
  database = await openTestDatabase(relayMigrations)
  time = Date.now()
}, 120_000)
afterAll(() => database.close())

const now = () => time
const log = pino({ level: 'silent' })

/** A store behind a journal that reports each write when the test lets it. */
function open(journal: Partial<Journal> = {}, freshMax = 50_000) {
  const parts = { log, now, mailboxMax: 100, sequence: createSequence(now) }
  const embedded = { open: async () => database.db, isOpen: () => true, isEmpty: () => false }
  const rows = createDatabaseRelayStore({ ...parts, database: embedded })
  const store = createJournaledRelayStore({
    ...{ ...parts, rows, freshMax },
    journal: {
      append: (_, done) => setImmediate(done, undefined),
      turn: () => undefined,
      recover: async () => ({ messages: [], remove: async () => undefined }),
      ...journal,
    },
  })
  const limits = { all: 0, project: 0, source: 0, client: 0, topic: 0 }
  return createMeasuredRelayStore({ limits, log, now, store })
}

const message = (topic: string, text: string, lifeMs = 60_000): RelayMessage => ({
  ...{ topic, hash: hash('sha256', text), message: text, tag: 0, attestation: null },
  ...{ publisher: 'did:key:zPage', publishedAt: time, expiresAt: time + lifeMs },
  ...{ project: 'local', source: 'here', bytes: 600 + text.length },
})
type Store = ReturnType<typeof open>
const put = (store: Store, ...messages: RelayMessage[]) =>
  new Promise<PutOutcome>((resolve) => store.put(messages, resolve))
const list = (store: Store, topic: string) =>
  store.list({ topics: [topic], clientId: 'did:key:zWallet', max: 100 })

test('what was fetched before its file failed gives its room back once', async () => {
  let fail: (error: Error) => void = () => undefined
  const store = open({
    append: (_, done) => {
      fail = done
    },
  })
  const topic = newTopic()
  store.join(topic)
  expect((await list(store, topic)).messages).toEqual([])
  const [one, other] = [message(topic, 'one'), message(topic, 'other')]
  const kept = put(store, one, other)
  expect((await list(store, topic)).messages).toEqual([one, other])
  store.ack(one)
  fail(new Error('The disk is full'))
  expect(await kept).toBe('failed')
  expect(store.bytes()).toBe(0)
  await store.close()
})

test('what comes twice at once gives back the room of the one that is kept', async () => {
  const [store, topic] = [open(), newTopic()]
  const one = message(topic, 'twice')
  const heavier = { ...one, attestation: 'a'.repeat(16_384), bytes: one.bytes + 16_384 }
  expect(await put(store, one, heavier)).toBe('kept')
  const { messages } = await list(store, topic)
  expect(messages).toEqual([one])
  for (const got of messages) store.ack(got)
  expect(store.bytes()).toBe(0)
  await store.close()
})

test('what many say they have when its time is up gives no room back', async () => {
  const [store, topic] = [open(), newTopic()]
  const [one, other] = [message(topic, 'short', 3_700_000), message(topic, 'long', 7_200_000)]
  expect(await put(store, one, other)).toBe('kept')
  time += 3_700_000
  for (const _ of [1, 2, 3]) store.ack(one)
  expect(store.bytes()).toBeGreaterThanOrEqual(other.bytes)
  await store.close()
})

test.each([0, 500])('what lives for %i ms keeps no place when its time is up', async (lifeMs) => {
  const [store, topic] = [open({}, 10), newTopic()]
  store.join(topic)
  expect((await list(store, topic)).messages).toEqual([])
  const flood = Array.from({ length: 10 }, (_, nth) => message(topic, `${nth}`, lifeMs))
  expect(await put(store, ...flood)).toBe('kept')
  time += lifeMs
  const another = newTopic()
  store.join(another)
  const one = message(another, `after ${lifeMs}`)
  await expect.poll(() => put(store, one), { timeout: 15_000 }).toBe('kept')
  expect((await list(store, another)).messages).toEqual([one])
  await store.close()
})

test('a topic that is named many times is listed once', async () => {
  const [store, topic] = [open(), newTopic()]
  store.join(topic)
  expect((await list(store, topic)).messages).toEqual([])
  const one = message(topic, 'named many times')
  expect(await put(store, one)).toBe('kept')
  const topics = [topic, topic, topic]
  const request = { topics, clientId: 'did:key:zWallet', max: 100 }
  expect(await store.list(request)).toEqual({ messages: [one], hasMore: false })
  await store.close()
})

test('what says the same on two topics is listed for both, a row or not', async () => {
  const [store, ofRows, topic] = [open(), newTopic(), newTopic()]
  store.join(topic)
  expect((await list(store, topic)).messages).toEqual([])
  const [one, other] = [message(ofRows, 'the same'), message(topic, 'the same')]
  for (const each of [one, other]) expect(await put(store, each)).toBe('kept')
  const request = { topics: [ofRows, topic], clientId: 'did:key:zWallet', max: 100 }
  expect((await store.list(request)).messages).toEqual([one, other])
  await store.close()
})
