import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabaseRelayStore } from '../relay/createDatabaseRelayStore.js'
import { createJournal } from '../relay/createJournal.js'
import { createJournaledRelayStore } from '../relay/createJournaledRelayStore.js'
import type { WaitingLimits } from '../relay/createLedger.js'
import {
  createMeasuredRelayStore,
  type MeasuredRelayStore,
} from '../relay/createMeasuredRelayStore.js'
import { createSequence } from '../relay/createSequence.js'
import { relayMigrations } from '../relay/openRelayStorage.js'
import type { PutOutcome, RelayMessage, RelayStore } from '../relay/RelayStore.js'
import { createRedisRelayStore } from '../relay/redis/createRedisRelayStore.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { requiredEnv } from './requiredEnv.js'

const mailboxMax = 5
const log = pino({ level: 'silent' })
const ends: (() => Promise<unknown>)[] = []
let time = 0
beforeEach(() => {
  time = Date.now()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
const now = () => time

/** Any amount. */
const unlimited: WaitingLimits = { all: 0, project: 0, source: 0, client: 0, topic: 0 }
const measured = (store: RelayStore, limits: Partial<WaitingLimits> = {}) =>
  createMeasuredRelayStore({ limits: { ...unlimited, ...limits }, log, now, store })

/** Gives what opens stores that keep their messages in the same place. */
async function inDatabase() {
  const { db, close } = await openTestDatabase(relayMigrations)
  ends.push(close)
  const database = { open: async () => db, isOpen: () => true, isEmpty: () => false }
  const sequence = createSequence(now)
  return (limits?: Partial<WaitingLimits>) =>
    measured(createDatabaseRelayStore({ database, log, mailboxMax, now, sequence }), limits)
}
/** Messages of topics with a subscriber are in a file first. */
async function inJournal() {
  const { db, close } = await openTestDatabase(relayMigrations)
  const database = { open: async () => db, isOpen: () => true, isEmpty: () => false }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-journal-'))
  ends.push(close, async () => rmSync(folder, { recursive: true }))
  const parts = { log, mailboxMax, now }
  return (limits?: Partial<WaitingLimits>) => {
    const sequence = createSequence(now)
    const journal = createJournal({ folder, name: randomUUID, sequence })
    const rows = createDatabaseRelayStore({ ...parts, database, sequence })
    return measured(createJournaledRelayStore({ ...parts, rows, journal, sequence }), limits)
  }
}
async function inRedis() {
  const url = requiredEnv('FOYER_TEST_REDIS_URL')
  const prefix = `test-${randomBytes(4).toString('hex')}:`
  return (limits?: Partial<WaitingLimits>) =>
    measured(createRedisRelayStore({ url, prefix, log, mailboxMax, now }), limits)
}

async function usable(store: MeasuredRelayStore): Promise<MeasuredRelayStore> {
  ends.push(store.close)
  await expect.poll(() => store.count().catch(() => undefined)).toBeDefined()
  return store
}

/** A topic with a subscriber. */
async function topicOn(store: RelayStore): Promise<string> {
  const topic = randomBytes(32).toString('hex')
  await store.join(topic)
  return topic
}
let sent = 0
function message(topic: string, change: Partial<RelayMessage> = {}): RelayMessage {
  sent += 1
  const text = change.message ?? `message ${sent}`
  return {
    topic,
    hash: createHash('sha256').update(text).digest('hex'),
    message: text,
    tag: 1_108,
    attestation: '',
    publisher: 'did:key:zPage',
    publishedAt: time,
    expiresAt: time + 60_000,
    ...{ project: 'local', source: 'here', bytes: 600 + text.length },
    ...change,
  }
}
const put = (store: RelayStore, ...messages: RelayMessage[]) =>
  new Promise<PutOutcome>((resolve) => store.put(messages, resolve))
const list = (store: RelayStore, topics: readonly string[], clientId = 'did:key:zWallet') =>
  store.list({ topics, clientId, max: 100 })
/** What is heard, from now on. */
function listen(store: RelayStore): RelayMessage[] {
  const heard: RelayMessage[] = []
  store.listen((one) => heard.push(one))
  return heard
}

describe.each([
  ['the database', inDatabase],
  ['the journal', inJournal],
  ['Redis', inRedis],
])('messages in %s', (_, place) => {
  test('wait for others than their publisher, the oldest first', async () => {
    const store = await usable((await place())())
    const [one, other] = [await topicOn(store), await topicOn(store)]
    const text = 'Grüße 👋 "\\'
    const first = message(one, { attestation: null, tag: 0, message: text, publishedAt: time - 1 })
    const second = message(other)
    const third = message(one, { publishedAt: time + 1 })
    expect(await put(store, second)).toBe('kept')
    expect(await put(store, first, third)).toBe('kept')
    const all = [first, second, third]
    expect(await list(store, [one, other])).toEqual({ messages: all, hasMore: false })
    expect(await list(store, [one, other], 'did:key:zPage')).toEqual({
      messages: [],
      hasMore: false,
    })
    expect(await store.list({ topics: [other, one], clientId: 'did:key:zWallet', max: 2 })).toEqual(
      { messages: all.slice(0, 2), hasMore: true },
    )
    expect(await list(store, [await topicOn(store)])).toEqual({ messages: [], hasMore: false })
    expect(await list(store, [one, other, one, one])).toEqual({ messages: all, hasMore: false })
  })

  test('of one millisecond keep their order, in one call and in many', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const calls = [[message(topic), message(topic)], [message(topic)], [message(topic)]]
    await Promise.all(calls.map((messages) => put(store, ...messages)))
    expect((await list(store, [topic])).messages).toEqual(calls.flat())
  })

  test('of one millisecond keep their order over topics, wherever they wait', async () => {
    const store = await usable((await place())())
    const [one, other, third] = [await topicOn(store), await topicOn(store), await topicOn(store)]
    const nobodys = randomBytes(32).toString('hex')
    const topics = [third, other, nobodys, one]
    const all = [one, other, nobodys, one, third, other, nobodys, third].map((topic) =>
      message(topic),
    )
    for (const each of all) expect(await put(store, each)).toBe('kept')
    expect((await list(store, topics)).messages).toEqual(all)
    const more = [other, one, nobodys].map((topic) => message(topic))
    await Promise.all(more.map((each) => put(store, each)))
    expect((await list(store, topics)).messages).toEqual([...all, ...more])
  })

  test('are known when they come again, also after a client received them', async () => {
    const store = await usable((await place())())
    const [topic, other] = [await topicOn(store), await topicOn(store)]
    const one = message(topic)
    expect(await put(store, one, one)).toBe('kept')
    expect(await put(store, one)).toBe('known')
    expect((await list(store, [topic])).messages).toEqual([one])
    store.ack(one)
    expect((await list(store, [topic])).messages).toEqual([])
    expect(await put(store, one)).toBe('known')
    const more = message(topic)
    expect(await put(store, one, more)).toBe('kept')
    expect((await list(store, [topic])).messages).toEqual([more])
    expect(await put(store, { ...one, topic: other })).toBe('kept')
  })

  test('that a client received take no place of those that wait', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const [one, other, third, fourth] = [1, 2, 3, 4].map(() => message(topic))
    if (!one || !other || !third || !fourth) throw new Error('Four are made')
    expect(await put(store, one, other, third, fourth)).toBe('kept')
    const page = () => store.list({ topics: [topic], clientId: 'did:key:zWallet', max: 2 })
    expect(await page()).toEqual({ messages: [one, other], hasMore: true })
    for (const got of [one, other, third]) store.ack(got)
    expect(await page()).toEqual({ messages: [fourth], hasMore: false })
  })

  test('are listed up to a number of bytes, and one at least', async () => {
    const store = await usable((await place())())
    const [topic, nobodys] = [await topicOn(store), randomBytes(32).toString('hex')]
    const all = [topic, nobodys, topic, nobodys, topic].map((each) =>
      message(each, { bytes: 100_000 }),
    )
    for (const each of all) expect(await put(store, each)).toBe('kept')
    const topics = [topic, nobodys]
    const page = (bytesMax: number, max = 100) =>
      store.list({ topics, clientId: 'did:key:zWallet', max, bytesMax })
    expect(await page(250_000)).toEqual({ messages: all.slice(0, 3), hasMore: true })
    expect(await page(500_000)).toEqual({ messages: all, hasMore: false })
    expect(await page(500_000, 2)).toEqual({ messages: all.slice(0, 2), hasMore: true })
    for (const got of all.slice(0, 3)) {
      expect(await page(1)).toEqual({ messages: [got], hasMore: true })
      store.ack(got)
    }
    expect(await page(150_000)).toEqual({ messages: all.slice(3), hasMore: false })
  })

  test('are gone when their time is up, and may come again', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const [one, two] = [message(topic), message(topic, { expiresAt: time + 120_000 })]
    await put(store, one, two)
    time += 60_000
    expect((await list(store, [topic])).messages).toEqual([two])
    await store.forget()
    expect(await store.count()).toBe(1)
    const again = { ...one, publishedAt: time, expiresAt: time + 60_000 }
    expect(await put(store, again)).toBe('kept')
    expect((await list(store, [topic])).messages).toEqual([two, again])
  })

  test('are refused when too many wait, until one was read or its time is up', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const waiting = Array.from({ length: mailboxMax }, (_, index) =>
      message(topic, { expiresAt: time + (index === 0 ? 30_000 : 60_000) }),
    )
    expect(await put(store, ...waiting)).toBe('kept')
    const more = message(topic)
    expect(await put(store, more)).toBe('full')
    expect(await put(store, ...waiting)).toBe('known')
    const [, second] = waiting
    if (second) store.ack(second)
    await expect.poll(() => put(store, more)).toBe('kept')
    const last = message(topic)
    expect(await put(store, last)).toBe('full')
    time += 30_000
    expect(await put(store, last)).toBe('kept')
  })

  test.each(['client', 'project', 'source', 'topic', 'all'] as const)(
    'are refused when too many bytes wait of one %s, until some were read or their time is up',
    async (kind) => {
      const open = await place()
      const store = await usable(open({ [kind]: 450_000 }))
      // Whatever topic it is about, the last part is for those of which little waits.
      const room = kind === 'project' || kind === 'all' ? 3 : 4
      const topic = await topicOn(store)
      let nth = 0
      /** Alike in what is limited, and in nothing else. */
      const large = async (isAlike = true) => {
        nth += 1
        const name = (what: typeof kind) => (isAlike && kind === what ? what : `${what} ${nth}`)
        const own = await topicOn(store)
        return message(name('topic') === 'topic' ? topic : own, {
          message: `${nth} `.padEnd(99_400, '.'),
          ...{ publisher: name('client'), project: name('project'), source: name('source') },
        })
      }
      const waiting: RelayMessage[] = []
      for (let kept = 0; kept < room; kept += 1) {
        const one = await large()
        expect(await put(store, one)).toBe('kept')
        waiting.push(one)
      }
      expect(await put(store, await large())).toBe('crowded')
      expect(await put(store, await large(), await large())).toBe('crowded')
      expect(await put(store, await large(false))).toBe(kind === 'all' ? 'crowded' : 'kept')
      const [first] = waiting
      if (first) store.ack(first)
      const more = await large()
      await expect.poll(() => put(store, more), { timeout: 15_000 }).toBe('kept')
      // What was refused, and what was known already, takes no room.
      expect(await put(store, await large())).toBe('crowded')
      time += 120_000
      const later = await large()
      await expect.poll(() => put(store, later), { timeout: 15_000 }).toBe('kept')
    },
  )

  test('take room once, however often they come, and none when they are read twice', async () => {
    const store = await usable((await place())({ client: 450_000 }))
    const text = (nth: number) => ({ message: `${nth} `.padEnd(99_400, '.') })
    const topic = await topicOn(store)
    const all = [1, 2, 3, 4].map((nth) => message(topic, text(nth)))
    const [one, two] = all
    if (!one || !two) throw new Error('Two')
    for (const _ of [1, 2, 3, 4, 5]) await put(store, one)
    for (const _ of [1, 2]) expect(await put(store, one, two)).not.toBe('crowded')
    for (const _ of [1, 2, 3]) store.ack(one)
    await expect.poll(() => put(store, ...all.slice(2)), { timeout: 15_000 }).toBe('kept')
    await expect.poll(() => store.bytes(), { timeout: 15_000 }).toBe(300_000)
  })

  test.each([
    ['somebody', topicOn],
    ['nobody', async () => randomBytes(32).toString('hex')],
  ])(
    'that come twice with more beside them leave no less than nothing, where %s listens',
    async (_, make) => {
      const store = await usable((await place())())
      const topic = await make(store)
      const one = message(topic)
      const heavier = { ...one, attestation: 'a'.repeat(16_384), bytes: one.bytes + 16_384 }
      // In one call, and in two that come at once.
      expect(await put(store, one, heavier)).toBe('kept')
      const other = message(topic)
      const heavierToo = { ...other, tag: 1, bytes: other.bytes + 50_000 }
      expect(await Promise.all([put(store, other), put(store, heavierToo)])).toEqual([
        'kept',
        'known',
      ])
      const { messages } = await list(store, [topic])
      expect(messages).toEqual([one, other])
      for (const got of messages) store.ack(got)
      await expect.poll(store.bytes, { timeout: 15_000 }).toBe(0)
      // Where one whose time is up was kept, what comes again is kept with all that came with it.
      const short = message(topic)
      expect(await put(store, short)).toBe('kept')
      time += 60_000
      const again = { ...short, attestation: 'again', tag: 2, bytes: short.bytes + 5 }
      const later = { ...again, publishedAt: time, expiresAt: time + 60_000 }
      expect(await put(store, later)).toBe('kept')
      expect((await list(store, [topic])).messages).toEqual([later])
    },
  )

  test('whose time was up when many clients acknowledged them take no room of others', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const [one, other] = [message(topic), message(topic, { expiresAt: time + 7_200_000 })]
    const long = { ...one, expiresAt: time + 3_700_000 }
    await put(store, long, other)
    time += 3_700_000
    for (const _ of [1, 2, 3, 4, 5]) store.ack(long)
    await store.forget()
    expect(store.bytes()).toBeGreaterThanOrEqual(other.bytes)
    time += 3_600_000
    store.ack(other)
    expect(await put(store, message(topic))).toBe('kept')
    await expect.poll(store.bytes, { timeout: 15_000 }).toBeGreaterThan(0)
  })

  test('that wait from before take room in the next process', async () => {
    const open = await place()
    const first = open({ client: 450_000 })
    await usable(first)
    const topic = await topicOn(first)
    const text = (nth: number) => ({ message: `${nth} `.padEnd(99_400, '.') })
    const all = [1, 2, 3, 4].map((nth) => message(topic, text(nth)))
    expect(await put(first, ...all)).toBe('kept')
    ends.pop()
    await first.close()
    const second = await usable(open({ client: 450_000 }))
    let nth = 4
    const another = () => {
      nth += 1
      return put(second, message(randomBytes(32).toString('hex'), text(nth)))
    }
    await expect.poll(another, { timeout: 15_000 }).toBe('crowded')
    expect(second.bytes()).toBeGreaterThanOrEqual(400_000)
  })

  test('are announced once and in order, after their publisher was told', async () => {
    const store = await usable((await place())())
    const topic = await topicOn(store)
    const heard = listen(store)
    const told: RelayMessage[] = []
    const one = message(topic)
    const late: RelayMessage[] = []
    const topics = await Promise.all(Array.from({ length: 500 }, () => topicOn(store)))
    const all = topics.map((topic) => message(topic))
    const kept = await Promise.all(
      [...all, one, one].map(
        (each) =>
          new Promise<PutOutcome>((resolve) =>
            store.put([each], (result) => {
              if (heard.includes(each) && !told.includes(each)) late.push(each)
              told.push(each)
              resolve(result)
            }),
          ),
      ),
    )
    expect(kept).toEqual([...all.map(() => 'kept'), 'kept', 'known'])
    await expect.poll(() => heard.length).toBe(501)
    expect(heard).toEqual([...all, one])
    expect(told).toEqual([...all, one, one])
    expect(late).toEqual([])
  })

  test('are counted', async () => {
    const store = await usable((await place())())
    const topics = await Promise.all([1, 2, 3, 4].map(() => topicOn(store)))
    const all = topics.map((topic) => message(topic))
    await put(store, ...all)
    expect(await store.count()).toBe(4)
    const [first] = all
    if (first) store.ack(first)
    await expect.poll(() => store.count()).toBe(3)
    time += 60_000
    expect(await store.count()).toBe(0)
  })

  test('are there for the next one, but for those that were read', async () => {
    const open = await place()
    const first = open()
    await usable(first)
    const topic = await topicOn(first)
    const [one, two] = [message(topic), message(topic)]
    await put(first, one, two)
    first.ack(one)
    ends.pop()
    await first.close()
    const second = await usable(open())
    expect((await list(second, [topic])).messages).toEqual([two])
  })
})
