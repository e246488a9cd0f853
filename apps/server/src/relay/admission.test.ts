import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createRelayToken, relayRefusals, relayRefusedCode } from '@foyer/protocol/relay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { type ConnectOptions, connectRelay, newSeed, newTopic } from '../testing/connectRelay.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay.js'

/** Something that others wait for. */
function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

const at = 1_763_730_000_000
let database: OpenedDatabase
let relay: TestRelay
beforeAll(async () => {
  database = await openTestDatabase()
  const env = {
    FOYER_RELAY_URLS: 'wss://relay.shop.example,wss://other.example/deep/relay',
    FOYER_PUBLIC_URL: 'https://foyer.example',
  }
  relay = await startTestRelay({ database, env, now: () => at })
}, 120_000)
afterAll(async () => {
  await relay.stop()
  await database.close()
})

/** Whether a client is let in: `true`, or the answer that it gets. */
async function outcome(options: ConnectOptions) {
  try {
    const client = await relay.connect(options)
    if (options.query?.includes('useOnCloseEvent')) return await client.closed
    const id = await client.ask('irn_subscribe', { topic: newTopic() })
    await client.close()
    return typeof id === 'string'
  } catch (error) {
    const { status, message } = error as Error & { status: number }
    return { status, message }
  }
}

describe('lets in', () => {
  test.each<[string, ConnectOptions]>([
    ['a token in the query', {}],
    ['a token in the header', { bearer: true }],
    ['a page of the project', { projectId: 'shop', origin: 'https://shop.example' }],
    ['what is no page', { projectId: 'shop' }],
    ['a clock that is two minutes ahead', { now: at + 120_000 }],
    ['a token that expired two minutes ago', { now: at - 86_400_000 - 120_000 }],
    ['further parameters', { query: '&ua=wc-2%2Fjs-2.21.8&bundleId=a.b&sdkVersion=x' }],
  ])('%s', async (_, options) => {
    expect(await outcome(options)).toBe(true)
  })

  test.each([
    'wss://relay.shop.example',
    'wss://relay.shop.example/',
    'WSS://RELAY.shop.example:443//',
    'wss://other.example/deep/relay?x=1',
    'wss://foyer.example/relay',
    'https://foyer.example/relay/',
  ])('a token for %s', async (name) => {
    expect(await outcome({ name })).toBe(true)
  })
})

const token = (options: { now?: number; name?: string } = {}) =>
  createRelayToken({
    seed: newSeed(),
    relayUrl: options.name ?? 'wss://foyer.example/relay',
    now: options.now ?? at,
    subject: newSeed(),
  })
const broken = (() => {
  const text = token()
  return text.slice(0, -3) + (text.endsWith('AAA') ? 'BBA' : 'AAA')
})()

describe('refuses, in words that clients know', () => {
  test.each<[string, ConnectOptions, string]>([
    ['a project that nobody made', { projectId: 'nobody' }, 'Unauthorized: invalid key'],
    ['no project', { projectId: '' }, 'Unauthorized: invalid key'],
    ['an odd project', { projectId: '%00%ff' }, 'Unauthorized: invalid key'],
    [
      'a page of another site',
      { projectId: 'shop', origin: 'https://evil.example' },
      'Unauthorized: origin not allowed',
    ],
    [
      'a page without an origin of its own',
      { projectId: 'shop', origin: 'null' },
      'Unauthorized: origin not allowed',
    ],
    [
      'any page where the project lists none',
      { projectId: 'shut', origin: 'https://shop.example' },
      'Unauthorized: origin not allowed',
    ],
    [
      'a clock that is further ahead',
      { now: at + 121_000 },
      'JWT validation error: JWT Token is not yet valid',
    ],
    ['an old token', { now: at - 86_400_000 - 121_000 }, relayRefusals.token_expired],
    ['no token', { token: '' }, relayRefusals.token_malformed],
    ['a token that is none', { token: 'a.b.c' }, relayRefusals.token_malformed],
    ['a broken signature', { token: broken }, relayRefusals.token_signature_invalid],
    [
      'a token for another relay',
      { token: token({ name: 'wss://relay.example/relay' }) },
      relayRefusals.token_audience_unknown,
    ],
    [
      'a token for another path',
      { token: token({ name: 'wss://foyer.example' }) },
      relayRefusals.token_audience_unknown,
    ],
    [
      'a token for a name without end',
      { token: token({ name: `wss://foyer.example/relay${'/'.repeat(1_500)}` }) },
      relayRefusals.token_audience_unknown,
    ],
    [
      'a token for this relay without encryption',
      { token: token({ name: 'ws://foyer.example/relay' }) },
      relayRefusals.token_audience_unknown,
    ],
  ])('%s', async (_, options, reason) => {
    expect(await outcome(options)).toEqual({ status: 401, message: reason })
    expect(await outcome({ ...options, query: '&useOnCloseEvent=true' })).toEqual({
      code: relayRefusedCode,
      reason,
    })
  })
})

test('counts whom it refuses, by reason alone', async () => {
  await outcome({ projectId: 'nobody' })
  expect(await relay.metrics()).toMatch(/foyer_relay_refused_total\{reason="invalid_project"\} \d+/)
})

test('takes no more sockets and calls than its quotas allow', async () => {
  const env = {
    FOYER_RELAY_CLIENT_SOCKETS: '2',
    FOYER_RELAY_ADDRESS_SOCKETS: '3',
    FOYER_RELAY_CLIENT_CALLS_PER_MINUTE: '7',
  }
  let time = at
  const strict = await startTestRelay({ database, env, now: () => time })
  try {
    const seed = newSeed()
    const first = await strict.connect({ seed })
    const second = await strict.connect({ seed })
    const tooMany = { status: 429 }
    await expect(strict.connect({ seed })).rejects.toMatchObject(tooMany)
    await strict.connect()
    await expect(strict.connect()).rejects.toMatchObject(tooMany)
    await second.close()
    const topic = newTopic()
    // Each socket counted as a call.
    for (let call = 0; call < 5; call += 1) await first.ask('irn_subscribe', { topic })
    const refused = { error: { code: -32_002 } }
    expect(await first.call('irn_subscribe', { topic })).toMatchObject(refused)
    const messages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((message) => ({ topic, message }))
    time += 60_000
    expect(await first.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    expect(await first.call('irn_batchPublish', { messages })).toMatchObject(refused)
  } finally {
    await strict.stop()
  }
})

test('counts a request for its address before it reads it, and a refused one tenfold', async () => {
  const env = { FOYER_RELAY_ADDRESS_CALLS_PER_MINUTE: '25' }
  let time = at
  const strict = await startTestRelay({ database, env, now: () => time })
  const said = (options: ConnectOptions) =>
    strict.connect({ now: at, ...options }).then(
      () => 'let in',
      ({ status }) => status,
    )
  try {
    expect(await said({ token: 'a.b.c' })).toBe(401)
    expect(await said({ projectId: 'made-up' })).toBe(401)
    // It is not over, but a third one has used it up.
    expect(await said({ token: token({ name: 'wss://relay.example' }) })).toBe(401)
    for (const options of [{ token: 'a.b.c' }, { projectId: 'made-up-too' }, {}])
      expect(await said(options)).toBe(429)
    time += 60_000
    expect(await said({})).toBe('let in')
  } finally {
    await strict.stop()
  }
})

test('a refused socket holds no place once it is gone', async () => {
  const env = { FOYER_RELAY_ADDRESS_SOCKETS: '1' }
  const strict = await startTestRelay({ database, env, now: () => at })
  try {
    for (const query of ['', '&useOnCloseEvent=true']) {
      const refused = await strict
        .connect({ projectId: 'nobody', query })
        .catch(({ status }) => status)
      if (refused !== 401) await refused.closed
    }
    await expect
      .poll(() =>
        strict.connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  } finally {
    await strict.stop()
  }
})

test('a socket that is gone before it was let in holds no place', async () => {
  const env = { FOYER_RELAY_ADDRESS_SOCKETS: '1' }
  const asked = createGate()
  const found = createGate()
  let isFirst = true
  const strict = await startTestRelay({
    ...{ database, env, now: () => at },
    async beforeLook() {
      if (!isFirst) return
      isFirst = false
      asked.open()
      await found.opened
    },
  })
  try {
    const url = new URL(strict.url)
    const socket = connect(Number(url.port), url.hostname)
    socket.on('error', () => undefined)
    const search = `auth=${token({ name: strict.url })}&projectId=local`
    socket.write(
      [
        `GET /relay?${search} HTTP/1.1`,
        'Host: relay',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    )
    await asked.opened
    socket.resetAndDestroy()
    await expect.poll(strict.connections).toBe(0)
    found.open()
    const isLetIn = () =>
      strict.connect().then(
        () => true,
        () => false,
      )
    await expect.poll(isLetIn).toBe(true)
  } finally {
    await strict.stop()
  }
})

test.each([
  ['another protocol', 'Connection: Upgrade\r\nUpgrade: h2c'],
  ['another protocol, with a body', 'Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 9'],
  ['a socket without a token', 'Connection: Upgrade\r\nUpgrade: websocket'],
])('a socket that requests %s and never closes is ended', async (_, lines) => {
  const own = await startTestRelay({ database })
  const url = new URL(own.url)
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect({
      ...{ port: Number(url.port), host: url.hostname, allowHalfOpen: true },
    })
    socket.on('error', () => undefined).resume()
    socket.write(`GET /relay HTTP/1.1\r\nHost: relay\r\n${lines}\r\n\r\n`)
    return socket
  })
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'end')))
    await expect.poll(own.connections).toBe(0)
  } finally {
    for (const socket of sockets) socket.destroy()
    await own.stop()
  }
})

test('a socket that requests another protocol and does not read is ended in time', async () => {
  const own = await startTestRelay({ database, silentMs: 300 })
  const url = new URL(own.url)
  const socket = connect({ port: Number(url.port), host: url.hostname })
  socket.on('error', () => undefined)
  socket.write(
    'GET /relay/unanswered HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  )
  try {
    await once(socket, 'close')
    await expect.poll(own.connections).toBe(0)
  } finally {
    socket.destroy()
    await own.stop()
  }
})

test('other paths have no socket, and other protocols are answered as plain requests', async () => {
  const http = relay.url.replace('ws:', 'http:')
  await expect(connectRelay(`${relay.url}/deeper`)).rejects.toMatchObject({
    status: 200,
    message: 'plain',
  })
  const client = await connectRelay(`${relay.url}/`, { name: relay.url, now: at })
  await client.close()
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' }
    request(http, { headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve([response.statusCode, text]))
    })
      .once('error', reject)
      .end()
  })
  expect(status).toEqual([200, 'plain'])
})
