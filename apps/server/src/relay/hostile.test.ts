import { relayMessageMax } from '@foyer/protocol/relay'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { unlimitedRelay } from '../processes/relayEnv.js'
import { newTopic, type RelayClient } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay.js'

const lines: string[] = []
let database: OpenedDatabase
let relay: TestRelay
let client: RelayClient
beforeAll(async () => {
  database = await openTestDatabase()
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  relay = await startTestRelay({ database, env: unlimitedRelay, log })
  client = await relay.connect()
}, 120_000)
afterAll(async () => {
  await relay.stop()
  await database.close()
})

/** The next answer that is none to a call. */
async function answerTo(frame: string | Buffer) {
  const before = client.frames.length
  client.send(frame)
  await client.until(() => client.frames.length > before)
  return client.frames[before]
}

describe('what is no call', () => {
  test.each<[string, string | Buffer, number, unknown]>([
    ['nothing', '', -32_700, null],
    ['half of JSON', '{"id":1,', -32_700, null],
    ['bytes', Buffer.from('{"id":1,"jsonrpc":"2.0","method":"irn_subscribe"}'), -32_700, null],
    ['a batch', '[]', -32_600, null],
    ['no id', '{"jsonrpc":"2.0","method":"irn_subscribe"}', -32_600, null],
    ['another version', '{"id":5,"method":"irn_subscribe"}', -32_600, 5],
  ])('%s', async (_, frame, code, id) => {
    expect(await answerTo(frame)).toMatchObject({ id, error: { code } })
  })

  test.each([
    'irn_watchRegister',
    'wc_rejectSession',
    'irn_subscription',
    'toString',
    '__proto__',
    '',
  ])('the unknown method "%s"', async (method) => {
    expect(await client.call(method)).toMatchObject({ error: { code: -32_601 } })
  })

  test.each<[string, unknown]>([
    ['irn_subscribe', undefined],
    ['irn_subscribe', { topic: 'short' }],
    ['irn_batchSubscribe', { topics: Array.from({ length: 501 }, newTopic) }],
    ['irn_batchUnsubscribe', { subscriptions: 'all' }],
    ['irn_publish', { topic: newTopic(), message: 'a'.repeat(relayMessageMax + 1) }],
    ['irn_publish', { topic: newTopic(), message: 'a\0' }],
    ['irn_publish', { topic: newTopic(), message: 'a', attestation: '\0' }],
    ['irn_publish', { topic: newTopic(), message: 'a', ttl: -1 }],
    ['irn_batchReceive', { receipts: Array.from({ length: 501 }, () => ({})) }],
    ['wc_approveSession', { pairingTopic: newTopic() }],
  ])('%s with what it does not take', async (method, params) => {
    expect(await client.call(method, params)).toMatchObject({ error: { code: -32_602 } })
  })
})

test.each(['"1763730000000123456"', '1763730000000123456', '-1', '0', '"ü\\u0000"'])(
  'the id %s is repeated as it came',
  async (id) => {
    const raw = new Promise((resolve) =>
      client.socket.once('message', (data) => resolve(String(data))),
    )
    client.send(
      `{"id":${id},"jsonrpc":"2.0","method":"irn_unsubscribe","params":{"topic":"${newTopic()}"}}`,
    )
    const text = await raw
    const repeated = id.startsWith('"') ? JSON.stringify(JSON.parse(id)) : id
    expect(text).toBe(`{"id":${repeated},"jsonrpc":"2.0","result":true}`)
  },
)

test('every result is truthy', async () => {
  const topic = newTopic()
  const calls: [string, unknown][] = [
    ['irn_subscribe', { topic }],
    ['irn_batchSubscribe', { topics: [] }],
    ['irn_publish', { topic, message: 'm' }],
    ['irn_batchPublish', { messages: [] }],
    ['irn_fetchMessages', { topic }],
    ['irn_batchFetchMessages', { topics: [] }],
    ['irn_batchReceive', { receipts: [] }],
    ['irn_unsubscribe', { topic }],
    ['irn_batchUnsubscribe', { subscriptions: [] }],
  ]
  for (const [method, params] of calls)
    expect((await client.call(method, params)).result).toBeTruthy()
})

test('a message of a megabyte passes', async () => {
  const [wallet, topic] = [await relay.connect(), newTopic()]
  const message = 'a'.repeat(relayMessageMax)
  await wallet.ask('irn_subscribe', { topic })
  await client.ask('irn_publish', { topic, message })
  await wallet.until(() => wallet.pushes.length === 1)
  expect(wallet.messages()[0] === message).toBe(true)
})

test('a frame that is too long ends its socket and no other', async () => {
  const other = await relay.connect()
  other.send('a'.repeat(4_194_305))
  expect(await other.closed).toMatchObject({ code: 1009 })
  expect(await client.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
})

test('answers to pushes that never were do nothing', async () => {
  for (const id of ['1', '"x"', '1763730000000123456', '1e300', '-0'])
    for (const rest of ['"result":true', '"result":null', '"error":{"code":1,"message":""}'])
      client.send(`{"id":${id},"jsonrpc":"2.0",${rest}}`)
  expect(await client.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
})

test('whatever is sent, the relay answers the next call', async () => {
  const topics = [newTopic(), newTopic()]
  const topic = fc.constantFrom(...topics, 'x')
  const messages = fc.array(
    fc.record({ topic, message: fc.string(), ttl: fc.oneof(fc.nat(), fc.string()) }),
  )
  const params = fc.oneof(
    fc.jsonValue(),
    fc.record({
      topic,
      message: fc.string({ unit: 'binary' }),
      attestation: fc.option(fc.string()),
    }),
    fc.record({ topics: fc.array(topic) }),
    fc.record({ messages }),
    fc.record({ pairingTopic: topic, sessionProposal: fc.string() }),
  )
  const method = fc.constantFrom(
    ...[
      'irn_subscribe',
      'irn_batchSubscribe',
      'irn_unsubscribe',
      'irn_publish',
      'irn_batchPublish',
    ],
    ...['irn_fetchMessages', 'irn_batchReceive', 'wc_proposeSession', 'wc_approveSession', 'x'],
  )
  const call = fc.record({
    id: fc.oneof(fc.nat(), fc.string(), fc.jsonValue()),
    jsonrpc: fc.constant('2.0'),
    method,
    params,
  })
  const frame = fc.oneof(
    fc.string(),
    fc.json(),
    call.map((one) => JSON.stringify(one)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 20 }), async (frames) => {
      for (const one of frames) client.send(one)
      expect(await client.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
    }),
    { numRuns: 100 },
  )
}, 180_000)

test('one that does not answer pings is closed', async () => {
  const quick = await startTestRelay({ database, env: { FOYER_RELAY_PING_MS: '2000' } })
  try {
    const [alive, dead] = [await quick.connect(), await quick.connect()]
    dead.socket.pong = () => undefined
    await dead.closed
    expect(await alive.ask('irn_unsubscribe', { topic: newTopic() })).toBe(true)
  } finally {
    await quick.stop()
  }
})

test('one that does not read is let go, and what it missed waits for it', async () => {
  const [slow, topic] = [await relay.connect({ answers: false }), newTopic()]
  await slow.ask('irn_subscribe', { topic })
  slow.socket.pause()
  const big = 'a'.repeat(900_000)
  for (let sent = 0; sent < 60; sent += 1)
    await client.ask('irn_publish', { topic, message: `${sent}${big}` })
  slow.socket.resume()
  const { code } = await slow.closed
  expect(code).toBe(1006)
  const back = await relay.connect()
  await back.ask('irn_subscribe', { topic })
  await back.until(() => back.pushes.length >= 60 || back.socket.readyState !== back.socket.OPEN)
  expect(back.pushes.length).toBeGreaterThan(0)
}, 180_000)

test('neither the log nor the metrics say what was said, by whom, or how they were let in', async () => {
  const topic = newTopic()
  await client.ask('irn_publish', { topic, message: 'sealed words', attestation: 'vouched' })
  await relay.connect({ projectId: 'nobody' }).catch(() => undefined)
  const said = lines.join('') + (await relay.metrics())
  expect(said).toContain('foyer_relay_published_total')
  for (const secret of [topic, 'sealed words', 'vouched', 'did:key', 'eyJ']) {
    expect(said).not.toContain(secret)
  }
})

test.each([
  ['subscribes to one topic', 'irn_subscribe', 1, 1],
  ['subscribes to many topics', 'irn_subscribe', 150, 8],
  ['fetches', 'irn_fetchMessages', 150, 1],
  ['says what was received', 'irn_batchReceive', 150, 1],
])(
  'one that %s again and again is looked up for in turn',
  async (_, method, count, most) => {
    let [running, highest] = [0, 0]
    let isGoing = false
    const waiting: (() => void)[] = []
    const slow = await startTestRelay({
      database,
      env: unlimitedRelay,
      wrap: (store) => ({
        ...store,
        async list(request) {
          running += 1
          highest = Math.max(highest, running)
          if (!isGoing) await new Promise<void>((resolve) => waiting.push(resolve))
          const listed = await store.list(request)
          running -= 1
          return listed
        },
      }),
    })
    try {
      const topics = Array.from({ length: count }, newTopic)
      const publisher = await slow.connect()
      const [first] = topics
      await publisher.ask('irn_publish', { topic: first, message: 'waits' })
      const one = await slow.connect({ answers: false })
      const calls = Array.from({ length: 300 }, (_, nth) => {
        const topic = topics[nth % count]
        const messageId = nth.toString(16).padStart(64, '0')
        return one.call(method, { topic, receipts: [{ topic, messageId }] })
      })
      const answered = Promise.all(calls)
      answered.catch(() => undefined)
      await expect.poll(() => running, { timeout: 15_000 }).toBeGreaterThan(0)
      const other = await slow.connect()
      // The others are not kept waiting.
      expect(await other.ask('irn_publish', { topic: newTopic(), message: 'm' })).toBe(true)
      expect(highest).toBeLessThanOrEqual(most)
      isGoing = true
      for (const go of waiting) go()
      const answers = await answered
      expect(answers.filter(({ error }) => error)).toEqual([])
      expect(highest).toBeLessThanOrEqual(most)
      if (method !== 'irn_subscribe') return
      await one.until(() => one.pushes.length > 0)
      // What comes then is heard, once.
      await publisher.ask('irn_publish', { topic: first, message: 'comes' })
      await one.until(() => one.messages().includes('comes'))
      expect(one.messages().filter((text) => text === 'comes')).toHaveLength(1)
    } finally {
      await slow.stop()
    }
  },
  60_000,
)

test('a client that ends a subscription while it is looked up, and begins it again, misses nothing', async () => {
  const waiting: (() => void)[] = []
  let isGoing = false
  const slow = await startTestRelay({
    database,
    env: unlimitedRelay,
    wrap: (store) => ({
      ...store,
      async list(request) {
        const listed = await store.list(request)
        if (!isGoing) await new Promise<void>((resolve) => waiting.push(resolve))
        return listed
      },
    }),
  })
  try {
    const [page, wallet, topic] = [await slow.connect(), await slow.connect(), newTopic()]
    await page.ask('irn_publish', { topic, message: 'before' })
    await wallet.ask('irn_subscribe', { topic })
    await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1)
    await wallet.ask('irn_unsubscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'meanwhile' })
    await wallet.ask('irn_subscribe', { topic })
    isGoing = true
    for (const go of waiting) go()
    await wallet.until(() => wallet.messages().includes('meanwhile'))
    expect(new Set(wallet.messages())).toEqual(new Set(['before', 'meanwhile']))
  } finally {
    await slow.stop()
  }
}, 60_000)
