import { createHash, randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import { pino } from 'pino'
import { freePort } from 'sandbox/freePort'
import { afterEach, expect, test } from 'vitest'
import { createRedisLimiter } from '../limits/createRedisLimiter.js'
import { createQuotas } from '../relay/createQuotas.js'
import type { PutOutcome, RelayMessage, RelayStore } from '../relay/RelayStore.js'
import { createRedisRelayStore } from '../relay/redis/createRedisRelayStore.js'
import { requiredEnv } from './requiredEnv.js'
import { startKept } from './startKept.js'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Stores as so many processes have them, what each of them heard and said. */
async function together(count: number, url = requiredEnv('FOYER_TEST_REDIS_URL')) {
  const prefix = `test-${randomBytes(4).toString('hex')}:`
  const all = Array.from({ length: count }, () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) })
    const store = createRedisRelayStore({ url, prefix, log, mailboxMax: 300, now: Date.now })
    const heard: string[] = []
    store.listen(({ message }) => heard.push(message))
    ends.push(store.close)
    return { store, heard, lines }
  })
  for (const { store } of all) await usable(store)
  const [one, two] = all
  if (!one || !two) throw new Error('At least two')
  return { one, two, all, prefix }
}
const usable = (store: RelayStore) =>
  expect.poll(() => store.count().catch(() => undefined)).toBeDefined()

/** What an operator does with Redis beside. */
async function operate(url: string, ...command: string[]): Promise<unknown> {
  const client = await createClient({ url }).connect()
  try {
    return await client.sendCommand(command)
  } finally {
    client.destroy()
  }
}

const topicOf = () => randomBytes(32).toString('hex')
function message(topic: string, text = randomBytes(8).toString('hex')): RelayMessage {
  return {
    ...{ topic, message: text, tag: 1, attestation: null, publisher: 'did:key:zPage' },
    hash: createHash('sha256').update(text).digest('hex'),
    publishedAt: Date.now(),
    expiresAt: Date.now() + 60_000,
    ...{ project: 'local', source: 'here', bytes: 600 },
  }
}
const put = (store: RelayStore, ...messages: RelayMessage[]) =>
  new Promise<PutOutcome>((resolve) => store.put(messages, resolve))
const waiting = async (store: RelayStore, topic: string) =>
  (await store.list({ topics: [topic], clientId: '', max: 300 })).messages.map(
    ({ message }) => message,
  )

test('what one process keeps, all that joined get once, and a look-up finds', async () => {
  const { one, two, all } = await together(3)
  const [topic, left] = [topicOf(), topicOf()]
  await Promise.all([one, two].map(({ store }) => store.join(topic)))
  await two.store.join(left)
  two.store.leave(left)
  const sent = message(topic)
  expect(await put(one.store, sent, message(left))).toBe('kept')
  await expect.poll(() => two.heard).toEqual([sent.message])
  await expect.poll(() => one.heard).toEqual([sent.message])
  for (const { store } of all) expect(await waiting(store, topic)).toEqual([sent.message])
  two.store.ack(sent)
  expect(await waiting(two.store, topic)).toEqual([])
  await expect.poll(() => waiting(one.store, topic)).toEqual([])
  expect(await put(one.store, sent)).toBe('known')
  expect(all.map(({ heard }) => heard.length)).toEqual([1, 1, 0])
})

test('all processes hear in the same order, their own messages too', async () => {
  const { one, two } = await together(2)
  const topic = topicOf()
  await Promise.all([one, two].map(({ store }) => store.join(topic)))
  const told = new Set<string>()
  const early: string[] = []
  one.store.listen(({ message }) => {
    one.heard.push(message)
    if (message.startsWith('one') && !told.has(message)) early.push(message)
  })
  const texts = Array.from({ length: 200 }, (_, n) => `${n % 2 ? 'one' : 'two'} ${n}`)
  const kept = await Promise.all(
    texts.map(async (text, n) => {
      const { store } = n % 2 ? one : two
      const result = await new Promise((resolve) =>
        store.put([message(topic, text)], (kept) => {
          told.add(text)
          resolve(kept)
        }),
      )
      return result
    }),
  )
  expect(new Set(kept)).toEqual(new Set(['kept']))
  await expect.poll(() => two.heard.length).toBe(200)
  await expect.poll(() => one.heard.length).toBe(200)
  expect(one.heard).toEqual(two.heard)
  expect(new Set(one.heard)).toEqual(new Set(texts))
  expect(early).toEqual([])
})

test('a client that joined gets all that is kept from then on, however often it left before', async () => {
  const { one, two } = await together(2)
  const sent: string[] = []
  const topics = Array.from({ length: 100 }, topicOf)
  await Promise.all(
    topics.map(async (topic) => {
      const first = two.store.join(topic)
      two.store.leave(topic)
      await first
      two.store.join(topic)
      two.store.leave(topic)
      await two.store.join(topic)
      const one_ = message(topic)
      sent.push(one_.message)
      await put(one.store, one_)
    }),
  )
  await expect.poll(() => two.heard.length).toBe(100)
  expect(new Set(two.heard)).toEqual(new Set(sent))
})

test('a process whose connection is cut hears what it missed, and repeats what it could not write', async () => {
  const url = (await kept()).url
  const { one, two } = await together(2, url)
  const topics = Array.from({ length: 150 }, topicOf)
  await Promise.all(topics.map((topic) => two.store.join(topic)))
  const before = message(topics[0] ?? '')
  await put(one.store, before)
  await expect.poll(() => two.heard).toEqual([before.message])

  await operate(url, 'CLIENT', 'KILL', 'TYPE', 'pubsub')
  // It may be back before the test looks.
  await expect.poll(() => two.lines[0]).toBe('Redis does not answer: the relay refuses messages')
  two.store.ack(before)
  const missed = topics.map((topic) => message(topic))
  await Promise.all(missed.map((each) => put(one.store, each)))
  const texts = missed.map(({ message }) => message)
  await expect.poll(() => new Set(two.heard)).toEqual(new Set([before.message, ...texts]))
  await expect.poll(() => waiting(one.store, before.topic)).toEqual([missed[0]?.message])
  await expect
    .poll(() => two.lines)
    .toEqual([
      'Redis does not answer: the relay refuses messages',
      'Redis answers again: the relay takes messages',
    ])
  const after = message(topics[149] ?? '')
  await put(one.store, after)
  await expect.poll(() => two.heard).toContain(after.message)
})

test('great amounts that wait cut off no client that looks them up, listens to them or comes back', async () => {
  const { url } = await kept()
  // As Redis has it, but reached with less.
  await operate(url, 'CONFIG', 'SET', 'client-output-buffer-limit', 'pubsub 8mb 2mb 60')
  const { one, two } = await together(2, url)
  const [topics, listened] = [[topicOf(), topicOf(), topicOf()], topicOf()]
  await two.store.join(listened)
  // As JSON six times as long.
  const large = Array.from({ length: 12 }, (_, nth) =>
    message(topics[nth % 3] ?? '', `${nth} ${'\u0001'.repeat(300_000)}`),
  )
  for (const each of large) expect(await put(one.store, each)).toBe('kept')
  const request = { topics, clientId: '', max: 300 }
  for (const _ of [1, 2, 3]) {
    const lists = await Promise.all([1, 2, 3, 4].map(() => one.store.list(request)))
    for (const { messages } of lists)
      expect(messages.map(({ hash }) => hash)).toEqual(large.map(({ hash }) => hash))
    expect(await put(one.store, message(listened))).toBe('kept')
  }
  await expect.poll(() => two.heard.length, { timeout: 15_000 }).toBe(3)
  expect([...one.lines, ...two.lines]).toEqual([])
  // A client that lost its connection reads all of it again, and once.
  await Promise.all(topics.map((topic) => two.store.join(topic)))
  await operate(url, 'CLIENT', 'KILL', 'TYPE', 'pubsub')
  await expect.poll(() => new Set(two.heard).size, { timeout: 15_000 }).toBe(15)
  await usable(two.store)
  expect(two.lines).toHaveLength(2)
}, 180_000)

test.each(['a', 'ü', '€', '👋'])(
  'a text of %s is read whole, whatever its length',
  async (letter) => {
    const { one } = await together(2)
    const topic = topicOf()
    const bytes = Buffer.byteLength(letter)
    // Around what is read of a body in one go.
    const texts = Array.from({ length: 120 }, (_, nth) =>
      `${nth} `.padEnd(nth % 4, '.').concat(letter.repeat(Math.floor((15_900 + 5 * nth) / bytes))),
    )
    const sent = texts.map((text) => message(topic, text))
    expect(await put(one.store, ...sent)).toBe('kept')
    expect(await waiting(one.store, topic)).toEqual(texts)
  },
)

test('without Redis all is refused at once, and it goes on when Redis is back', async () => {
  const port = String(await freePort())
  const first = await kept('--port', port)
  const { one, two } = await together(2, first.url)
  const topic = topicOf()
  await two.store.join(topic)
  process.kill(first.pid, 'SIGKILL')
  await first.stop()
  await expect.poll(() => one.lines.length).toBe(1)
  expect(await put(one.store, message(topic))).toBe('failed')
  await expect(waiting(one.store, topic)).rejects.toThrow('Redis does not answer')
  await expect(one.store.join(topicOf())).rejects.toThrow('Redis does not answer')
  await expect(one.store.count()).rejects.toThrow('Redis does not answer')
  one.store.leave(topic)

  await kept('--port', port)
  await Promise.all([usable(one.store), usable(two.store)])
  const sent = message(topic)
  expect(await put(one.store, sent)).toBe('kept')
  await expect.poll(() => two.heard).toEqual([sent.message])
  expect(one.lines).toHaveLength(2)
}, 180_000)

test('a Redis that falls silent keeps no client waiting for long, and nothing is acknowledged that it did not take', async () => {
  const { url, pid } = await kept()
  const { one, two } = await together(2, url)
  const topic = topicOf()
  await two.store.join(topic)
  process.kill(pid, 'SIGSTOP')
  const sent = message(topic)
  const results = Promise.all([put(one.store, sent), put(one.store, message(topic))])
  expect(await results).toEqual(['failed', 'failed'])
  process.kill(pid, 'SIGCONT')
  await usable(one.store)
  // Redis may have taken it after all.
  await expect.poll(() => put(one.store, sent)).not.toBe('failed')
  await expect.poll(() => new Set(two.heard)).toContain(sent.message)
  expect(await waiting(two.store, topic)).toContain(sent.message)
}, 180_000)

test('a Redis without sharded channels, or before them, serves as well', async () => {
  const url = requiredEnv('FOYER_TEST_REDIS_URL')
  const without = ['-ssubscribe', '-sunsubscribe', '-spublish']
  await operate(url, 'ACL', 'SETUSER', 'early', 'on', '>secret', '~*', '&*', '+@all', ...without)
  const early = new URL(url)
  early.username = 'early'
  early.password = 'secret'
  const { one, two } = await together(2, early.href)
  const topic = topicOf()
  await two.store.join(topic)
  const sent = message(topic)
  expect(await put(one.store, sent)).toBe('kept')
  await expect.poll(() => two.heard).toEqual([sent.message])
  two.store.leave(topic)
  await two.store.join(topic)
  await put(one.store, message(topic, 'more'))
  await expect.poll(() => two.heard).toEqual([sent.message, 'more'])
  await operate(url, 'ACL', 'DELUSER', 'early')
})

test('a Redis that forgot the scripts is asked anew', async () => {
  const { url } = await kept()
  const { one, two } = await together(2, url)
  const topic = topicOf()
  await two.store.join(topic)
  await operate(url, 'SCRIPT', 'FLUSH')
  await expect.poll(() => put(one.store, message(topic))).toBe('kept')
  await expect.poll(() => two.heard.length).toBe(1)
})

test('a Redis that is full takes nothing and still lets messages be read', async () => {
  const { url } = await kept()
  const { one, two } = await together(2, url)
  const topic = topicOf()
  const sent = message(topic)
  await put(one.store, sent)
  await operate(url, 'CONFIG', 'SET', 'maxmemory', '1')
  expect(await put(one.store, message(topic))).toBe('failed')
  expect(await waiting(two.store, topic)).toEqual([sent.message])
  two.store.ack(sent)
  await expect.poll(() => waiting(one.store, topic)).toEqual([])
  await operate(url, 'CONFIG', 'SET', 'maxmemory', '0')
  expect(await put(one.store, message(topic))).toBe('kept')
})

test('every key has the prefix and goes by itself', async () => {
  const { url } = await kept()
  const { one, prefix } = await together(2, url)
  const topic = topicOf()
  const [first, second] = [message(topic), message(topic)]
  await put(one.store, first, { ...second, expiresAt: Date.now() + 120_000 })
  one.store.ack(first)
  expect(await one.store.count()).toBe(1)
  const client = await createClient({ url }).connect()
  ends.push(() => client.close())
  const keys = await client.keys('*')
  expect(keys).toHaveLength(4)
  for (const key of keys) {
    expect(key.startsWith(prefix)).toBe(true)
    expect(await client.pTTL(key)).toBeGreaterThan(0)
  }
  const body = await client.get(`${prefix}relay:body:{${topic}}:${first.hash}`)
  expect(body).toBe(String(first.expiresAt).padStart(15, '0'))
  expect(await client.pTTL(`${prefix}relay:mailbox:{${topic}}`)).toBeGreaterThan(60_000)
})

async function kept(...options: string[]) {
  const redis = await startKept('redis', options)
  ends.push(redis.stop)
  return redis
}

test('calls of a minute are counted by all processes together', async () => {
  const url = requiredEnv('FOYER_TEST_REDIS_URL')
  const prefix = `test-${randomBytes(4).toString('hex')}:`
  const relays = [1, 2].map(() => {
    let alone = 0
    const parts = { url, prefix, waitMs: 15_000, log: pino({ level: 'silent' }), now: Date.now }
    const limiter = createRedisLimiter({ ...parts, alone: () => (alone += 1) })
    ends.push(limiter.close)
    const quotas = createQuotas(() => 0, limiter)
    const allowance = quotas.open(
      new Map([['client a', { bytesPerMinute: 0, callsPerMinute: 1_000, sockets: 1 }]]),
    )
    if (!allowance) throw new Error('Refused')
    return { allowance, share: quotas.share, alone: () => alone }
  })
  const [one, two] = relays
  if (!one || !two) throw new Error('Two')
  expect(one.allowance.take(899, 0)).toBe(true)
  await one.share()
  expect(two.allowance.take(50, 0)).toBe(true)
  await two.share()
  expect(relays.map(({ alone }) => alone())).toEqual([0, 0])
  expect(two.allowance.take(49, 0)).toBe(true)
  expect(two.allowance.take(1, 0)).toBe(false)
})
