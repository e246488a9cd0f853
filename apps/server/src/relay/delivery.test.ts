import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientIdOf } from '@foyer/protocol/relay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { newSeed, newTopic, type RelayClient } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay.js'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(['rows', 'a journal'])('with %s', (kind) => {
  let database: OpenedDatabase
  let relay: TestRelay
  let folder: string | undefined
  /** What the relay takes for the time; only what a test says passes. */
  let time = Date.now()
  const clients: RelayClient[] = []
  const connect = async (options?: Parameters<TestRelay['connect']>[0]) => {
    const client = await relay.connect(options)
    clients.push(client)
    return client
  }

  beforeAll(async () => {
    database = await openTestDatabase()
    folder = kind === 'rows' ? undefined : mkdtempSync(join(tmpdir(), 'foyer-relay-'))
    relay = await startTestRelay({
      database,
      now: () => time,
      env: { FOYER_RELAY_MAILBOX: '10', FOYER_RELAY_TOPICS: '20' },
      ...(folder ? { folder } : {}),
    })
  }, 120_000)
  afterAll(async () => {
    await relay.stop()
    await database.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('a message reaches who listens as it was published, and its publisher not at all', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    await page.ask('irn_subscribe', { topic })
    const subscription = await wallet.ask('irn_subscribe', { topic })
    for (const attestation of ['', 'a.b.c', null]) {
      const message = `to ${attestation}`
      await page.ask('irn_publish', {
        topic,
        message,
        ttl: 300,
        tag: 1108,
        attestation,
        prompt: true,
      })
    }
    await wallet.until(() => wallet.pushes.length === 3)
    expect(wallet.pushes.map(({ params }) => params)).toEqual(
      ['', 'a.b.c', null].map((attestation) => ({
        id: subscription,
        data: { topic, message: `to ${attestation}`, publishedAt: time, tag: 1108, attestation },
      })),
    )
    for (const { id } of wallet.pushes) expect(Number.isSafeInteger(id)).toBe(true)
    expect(page.pushes).toEqual([])
  })

  test('the id of a subscription is the one that clients compute themselves', async () => {
    const seed = newSeed()
    const [client, one, other] = [await connect({ seed }), newTopic(), newTopic()]
    const idOf = (topic: string) => sha256(topic + clientIdOf(seed))
    expect(await client.ask('irn_subscribe', { topic: one })).toBe(idOf(one))
    const topics = [other, one, other]
    expect(await client.ask('irn_batchSubscribe', { topics })).toEqual(topics.map(idOf))
  })

  test('what no client took waits, and comes in order behind the answer to the subscription', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    for (const message of ['one', 'two', 'three']) {
      time += 1
      await page.ask('irn_publish', { topic, message })
    }
    const more = [1, 2, 3].map((number) => ({ topic, message: `four ${number}` }))
    await page.ask('irn_batchPublish', { messages: more })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 6)
    expect(wallet.messages()).toEqual(['one', 'two', 'three', 'four 1', 'four 2', 'four 3'])
    expect(wallet.frames[0]?.method).toBeUndefined()
  })

  test('a push without an answer is repeated at the next subscription, one with an answer is not', async () => {
    const [page, seed, topic] = [await connect(), newSeed(), newTopic()]
    const mute = await connect({ seed, answers: false })
    await mute.ask('irn_subscribe', { topic })
    for (const message of ['read', 'lost', 'refused'])
      await page.ask('irn_publish', { topic, message })
    await mute.until(() => mute.pushes.length === 3)
    const [read, , refused] = mute.pushes
    mute.answer(read?.id ?? 0)
    mute.send(`{"id":${refused?.id},"jsonrpc":"2.0","error":{"code":1,"message":"no"}}`)
    await mute.ask('irn_subscribe', { topic })
    await mute.until(() => mute.pushes.length === 5)
    expect(mute.messages().slice(3)).toEqual(['lost', 'refused'])
    await mute.close()
    const back = await connect({ seed })
    await back.ask('irn_batchSubscribe', { topics: [topic] })
    await back.until(() => back.pushes.length === 2)
    expect(back.messages()).toEqual(['lost', 'refused'])
    const last = await connect({ seed })
    await last.ask('irn_subscribe', { topic })
    expect(await last.ask('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
    expect(last.pushes).toEqual([])
  })

  test('a message published twice is delivered once, before and after it was read', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    const published = { topic, message: 'once', ttl: 300 }
    await page.ask('irn_publish', published)
    expect(await page.ask('irn_publish', published)).toBe(true)
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 1)
    expect(await page.ask('irn_publish', published)).toBe(true)
    const twice = { topic, message: 'twice' }
    await Promise.all([page.ask('irn_publish', twice), page.ask('irn_publish', twice)])
    await page.ask('irn_publish', { topic, message: 'end' })
    await wallet.until(() => wallet.messages().includes('end'))
    expect(wallet.messages()).toEqual(['once', 'twice', 'end'])
  })

  test('a message waits until its time is up, and no longer', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    await page.ask('irn_publish', { topic, message: 'short', ttl: 300 })
    await page.ask('irn_publish', { topic, message: 'by default' })
    await page.ask('irn_publish', { topic, message: 'for ever', ttl: 1e12 })
    time += 300_000 - 1
    const read = async (wait: number, count: number) => {
      time += wait
      await relay.forget()
      // A mute one gets all that there is and keeps none from the next.
      const client = await connect({ answers: false })
      await client.ask('irn_subscribe', { topic })
      await client.until(() => client.pushes.length >= count)
      await client.close()
      return client.messages()
    }
    expect(await read(0, 3)).toEqual(['short', 'by default', 'for ever'])
    expect(await read(1, 2)).toEqual(['by default', 'for ever'])
    expect(await read(21_600_000, 1)).toEqual(['for ever'])
    time += 2_592_000_000
    expect(await wallet.ask('irn_fetchMessages', { topic })).toMatchObject({ messages: [] })
    // A message of that time is a new one.
    await wallet.ask('irn_subscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'short', ttl: 300 })
    await wallet.until(() => wallet.pushes.length === 1)
  })

  test('all sockets of a client get a message, and its answer over one is enough', async () => {
    const [page, seed, topic] = [await connect(), newSeed(), newTopic()]
    const tabs = await Promise.all([connect({ seed }), connect({ seed, answers: false })])
    for (const tab of tabs) await tab.ask('irn_subscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'to both' })
    for (const tab of tabs) await tab.until(() => tab.pushes.length === 1)
    await tabs[0].ask('irn_subscribe', { topic })
    const third = await connect({ seed })
    await third.ask('irn_subscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'end' })
    await third.until(() => third.messages().includes('end'))
    expect(third.messages()).toEqual(['end'])
  })

  test('a publisher does not hear itself in another tab, and others do', async () => {
    const [seed, other, topic] = [newSeed(), await connect(), newTopic()]
    const tabs = await Promise.all([connect({ seed }), connect({ seed })])
    for (const client of [...tabs, other]) await client.ask('irn_subscribe', { topic })
    await tabs[0].ask('irn_publish', { topic, message: 'mine' })
    await other.until(() => other.pushes.length === 1)
    await tabs[1].ask('irn_subscribe', { topic })
    await other.ask('irn_publish', { topic, message: 'yours' })
    for (const tab of tabs) await tab.until(() => tab.messages().includes('yours'))
    expect(tabs.map((tab) => tab.messages())).toEqual([['yours'], ['yours']])
  })

  test('what is fetched counts as received, and a client does not fetch what it published', async () => {
    const [page, wallet, topics] = [await connect(), await connect(), [newTopic(), newTopic()]]
    for (const [index, topic] of topics.entries())
      await page.ask('irn_publish', { topic, message: `m${index}`, tag: 7, attestation: '' })
    expect(await page.ask('irn_batchFetchMessages', { topics })).toEqual({
      messages: [],
      hasMore: false,
    })
    const messages = topics.map((topic, index) => ({
      ...{ topic, message: `m${index}`, publishedAt: time, tag: 7, attestation: '' },
    }))
    expect(await wallet.ask('irn_batchFetchMessages', { topics })).toEqual({
      messages,
      hasMore: false,
    })
    expect(await wallet.ask('irn_fetchMessages', { topic: topics[0] })).toEqual({
      messages: [],
      hasMore: false,
    })
  })

  test('a receipt counts as received, by the hash or by the id of the push', async () => {
    const [page, wallet, topic] = [await connect(), await connect({ answers: false }), newTopic()]
    await wallet.ask('irn_subscribe', { topic })
    for (const message of ['by hash', 'by id', 'not'])
      await page.ask('irn_publish', { topic, message })
    await wallet.until(() => wallet.pushes.length === 3)
    const receipts = [
      { topic, messageId: sha256('by hash') },
      { topic, messageId: String(wallet.pushes[1]?.id) },
      { topic, messageId: 'nothing' },
    ]
    expect(await wallet.ask('irn_batchReceive', { receipts })).toBe(true)
    const { messages } = (await wallet.ask('irn_fetchMessages', { topic })) as {
      messages: { message: string }[]
    }
    expect(messages.map(({ message }) => message)).toEqual(['not'])
  })

  test('a receipt of its own publisher delivers a message to no client', async () => {
    const [page, wallet] = [await connect(), await connect()]
    const topics = [newTopic(), newTopic()]
    for (const topic of topics) await page.ask('irn_publish', { topic, message: `of ${topic}` })
    const receipts = topics.map((topic) => ({ topic, messageId: sha256(`of ${topic}`) }))
    expect(await page.ask('irn_batchReceive', { receipts })).toBe(true)
    await wallet.ask('irn_batchSubscribe', { topics })
    await wallet.until(() => wallet.pushes.length === 2)
  })

  test('a receipt for what was never there keeps nothing from being delivered', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    const receipts = [{ topic, messageId: sha256('later') }]
    expect(await wallet.ask('irn_batchReceive', { receipts })).toBe(true)
    await wallet.ask('irn_subscribe', { topic })
    await page.ask('irn_publish', { topic, message: 'later' })
    await wallet.until(() => wallet.pushes.length === 1)
  })

  test('a client that unsubscribed gets nothing more, also when it repeats that', async () => {
    const [page, wallet, gone, kept] = [await connect(), await connect(), newTopic(), newTopic()]
    const [id] = (await wallet.ask('irn_batchSubscribe', { topics: [gone, kept] })) as string[]
    for (const given of [id, id, 'unknown'])
      expect(await wallet.ask('irn_unsubscribe', { topic: gone, id: given })).toBe(true)
    const subscriptions = [
      { topic: gone, id },
      { topic: newTopic(), id: 'x' },
    ]
    expect(await wallet.ask('irn_batchUnsubscribe', { subscriptions })).toBe(true)
    await page.ask('irn_publish', { topic: gone, message: 'gone' })
    await page.ask('irn_publish', { topic: kept, message: 'kept' })
    await wallet.until(() => wallet.pushes.length > 0)
    expect(wallet.messages()).toEqual(['kept'])
  })

  test('a proposal and its approval take one call each, and come in order', async () => {
    const [page, wallet] = [await connect(), await connect()]
    const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
    const proposal = {
      pairingTopic,
      sessionProposal: 'proposal',
      attestation: '',
      correlationId: 1,
    }
    expect(await page.ask('wc_proposeSession', { ...proposal, ttl: 300 })).toBe(true)
    await wallet.ask('irn_subscribe', { topic: pairingTopic })
    await wallet.until(() => wallet.pushes.length === 1)
    expect(wallet.pushes[0]?.params.data).toMatchObject({ tag: 1100, attestation: '' })
    await page.ask('irn_subscribe', { topic: sessionTopic })
    const approval = { sessionProposalResponse: 'answer', sessionSettlementRequest: 'settlement' }
    expect(
      await wallet.ask('wc_approveSession', { pairingTopic, sessionTopic, ...approval, ttl: 300 }),
    ).toBe(true)
    await page.until(() => page.pushes.length === 2)
    expect(page.pushes.map(({ params: { data } }) => [data.message, data.topic, data.tag])).toEqual(
      [
        ['answer', pairingTopic, 1101],
        ['settlement', sessionTopic, 1102],
      ],
    )
    await page.ask('irn_publish', { topic: sessionTopic, message: 'hello' })
    await wallet.until(() => wallet.pushes.length === 2)
    expect(wallet.messages()).toEqual(['proposal', 'hello'])
  })

  test('no more waits on a topic than there is room for', async () => {
    const [page, wallet, topic] = [await connect(), await connect(), newTopic()]
    const publish = (number: number) => page.call('irn_publish', { topic, message: `m${number}` })
    for (let number = 0; number < 10; number += 1)
      expect(await publish(number)).toMatchObject({ result: true })
    expect(await publish(10)).toMatchObject({ error: { code: -32_001 } })
    expect(await publish(3)).toMatchObject({ result: true })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 10)
    await wallet.ask('irn_fetchMessages', { topic })
    expect(await publish(10)).toMatchObject({ result: true })
    await wallet.until(() => wallet.pushes.length === 11)
  })

  test('a topic that is named many times counts once, and has an id for each time', async () => {
    const [page, wallet] = [await connect(), await connect({ answers: false })]
    const [topic, other] = [newTopic(), newTopic()]
    const message = 'named often'
    await page.ask('irn_publish', { topic, message, ttl: 300 })
    const topics = [topic, other, ...Array.from({ length: 498 }, () => topic)]
    const ids = (await wallet.ask('irn_batchSubscribe', { topics })) as string[]
    expect(ids.length).toBe(500)
    expect(new Set(ids).size).toBe(2)
    expect(ids[0]).toBe(await wallet.ask('irn_subscribe', { topic }))
    expect(ids[1]).toBe(await wallet.ask('irn_subscribe', { topic: other }))
    const got = await (await connect()).ask('irn_batchFetchMessages', { topics })
    expect(got).toMatchObject({ messages: [{ topic, message }], hasMore: false })
  })

  test('a socket has a limit of topics', async () => {
    const client = await connect()
    const topics = Array.from({ length: 20 }, newTopic)
    await client.ask('irn_batchSubscribe', { topics })
    await client.ask('irn_batchSubscribe', { topics })
    const one = await client.call('irn_subscribe', { topic: newTopic() })
    expect(one).toMatchObject({ error: { code: -32_000 } })
    await client.ask('irn_unsubscribe', { topic: topics[0] })
    expect(await client.call('irn_subscribe', { topic: newTopic() })).toHaveProperty('result')
  })
})

test.each([
  ['goes while it fetches', 1, (client: RelayClient) => client.socket.terminate()],
  ['reads nothing of what it fetches', 30, (client: RelayClient) => client.socket.pause()],
])(
  'what is fetched by one who %s waits for the next one',
  async (_, count, leave) => {
    const database = await openTestDatabase()
    let asked: () => void = () => undefined
    let resumed: Promise<unknown> = Promise.resolve()
    const relay = await startTestRelay({
      database,
      wrap: (store) => ({
        ...store,
        async list(request) {
          asked()
          const listed = await store.list(request)
          await resumed
          return listed
        },
      }),
    })
    try {
      const [page, lost] = [await relay.connect(), await relay.connect({ answers: false })]
      const topics = Array.from({ length: count }, newTopic)
      const text = 'x'.repeat(900_000)
      const publishers = [page, await relay.connect(), await relay.connect(), await relay.connect()]
      for (const [nth, topic] of topics.entries())
        await publishers[nth % 4]?.ask('irn_publish', { topic, message: `${nth} ${text}` })
      let release: () => void = () => undefined
      resumed = new Promise<void>((resolve) => {
        release = resolve
      })
      const began = new Promise<void>((resolve) => {
        asked = resolve
      })
      for (let calls = 0; calls < 10; calls += 1)
        lost.call('irn_batchFetchMessages', { topics }).catch(() => undefined)
      await began
      leave(lost)
      const gone = /foyer_relay_sockets 4\n/
      if (lost.socket.readyState !== lost.socket.OPEN)
        await expect.poll(relay.metrics, { timeout: 15_000 }).toMatch(gone)
      release()
      await expect.poll(relay.metrics, { timeout: 15_000 }).toMatch(gone)
      const next = await relay.connect()
      const last = await next.ask('irn_fetchMessages', { topic: topics.at(-1) })
      expect(last).toMatchObject({ messages: [{}] })
    } finally {
      await relay.stop()
      await database.close()
    }
  },
  180_000,
)

test('what is long is fetched a few megabytes at a time, and pushed topic by topic', async () => {
  const database = await openTestDatabase()
  const relay = await startTestRelay({ database })
  try {
    const publishers = [await relay.connect(), await relay.connect()]
    const topics = Array.from({ length: 12 }, newTopic)
    for (const [nth, topic] of topics.entries())
      await publishers[nth % 2]?.ask('irn_publish', { topic, message: `${nth}`.padEnd(900_000) })
    const told = topics.map((_, nth) => `${nth}`)
    const [listener, wallet] = [await relay.connect({ answers: false }), await relay.connect()]
    await listener.ask('irn_batchSubscribe', { topics })
    await listener.until(() => listener.pushes.length === 12)
    expect(listener.messages().map((text) => text.trim())).toEqual(told)
    type Fetched = { messages: { message: string }[]; hasMore: boolean }
    const pages: Fetched[] = []
    do pages.push((await wallet.ask('irn_batchFetchMessages', { topics })) as Fetched)
    while (pages.at(-1)?.hasMore)
    expect(pages.map(({ messages }) => messages.length)).toEqual([5, 5, 2])
    const texts = pages.flatMap(({ messages }) => messages).map(({ message }) => message.trim())
    expect(texts).toEqual(told)
  } finally {
    await relay.stop()
    await database.close()
  }
}, 180_000)

test('a fetch is given in pages', async () => {
  const database = await openTestDatabase()
  const relay = await startTestRelay({ database, env: { FOYER_RELAY_MAILBOX: '600' } })
  try {
    const [page, wallet, topic] = [await relay.connect(), await relay.connect(), newTopic()]
    const numbered = (start: number) =>
      Array.from({ length: 300 }, (_, index) => ({ topic, message: `m${start + index}` }))
    await page.ask('irn_batchPublish', { messages: numbered(0) })
    await page.ask('irn_batchPublish', { messages: numbered(300) })
    type Fetched = { messages: { message: string }[]; hasMore: boolean }
    const first = (await wallet.ask('irn_fetchMessages', { topic })) as Fetched
    const second = (await wallet.ask('irn_fetchMessages', { topic })) as Fetched
    expect([first.messages.length, first.hasMore]).toEqual([500, true])
    expect([second.messages.length, second.hasMore]).toEqual([100, false])
    const all = [...first.messages, ...second.messages].map(({ message }) => message)
    expect(all).toEqual(Array.from({ length: 600 }, (_, index) => `m${index}`))
    const more = [...numbered(1_000), ...numbered(2_000)].slice(0, 500)
    await page.ask('irn_batchPublish', { messages: more })
    await wallet.ask('irn_subscribe', { topic })
    await wallet.until(() => wallet.pushes.length === 500)
    expect(wallet.messages()).toEqual(more.map(({ message }) => message))
  } finally {
    await relay.stop()
    await database.close()
  }
}, 180_000)
