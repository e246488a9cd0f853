import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRelayToken } from '@foyer/protocol/relay'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { type RunningServer, startServer } from '../startServer.js'
import { connectRelay, newSeed, newTopic } from '../testing/connectRelay.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-posts-'))
let server: RunningServer
beforeAll(async () => {
  const env = {
    ...{ FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '100' },
    ...{ FOYER_RELAY_CLIENT_CALLS_PER_MINUTE: '20', FOYER_RELAY_FRAME_BYTES: '2000' },
  }
  server = await startServer(readConfig(env), pino({ level: 'silent' }))
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const relayUrl = () => `${server.url.replace('http', 'ws')}/relay`
const tokenOf = (seed: string, now = Date.now()) =>
  createRelayToken({ seed, relayUrl: relayUrl(), now, subject: newSeed() })
function post(body: string, token: string, headers: Record<string, string> = {}, query = '') {
  return fetch(`${server.url}/rpc?projectId=local${query}`, {
    method: 'POST',
    body,
    headers: { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...headers },
  })
}
const call = (method: string, params: unknown) =>
  JSON.stringify({ id: '1763730000000000001', jsonrpc: '2.0', method, params })
const result = (value: unknown) => ({ id: '1763730000000000001', jsonrpc: '2.0', result: value })

test('publishes, fetches and receipts without a socket', async () => {
  const [page, wallet, topic] = [newSeed(), newSeed(), newTopic()]
  for (const message of ['one', 'two']) {
    const sent = await post(call('irn_publish', { topic, message }), tokenOf(page))
    expect(sent.headers.get('content-type')).toBe('application/json')
    expect(await sent.json()).toEqual(result(true))
  }
  const messageId = createHash('sha256').update('one').digest('hex')
  const receipts = call('irn_batchReceive', { receipts: [{ topic, messageId }] })
  expect(await (await post(receipts, tokenOf(page))).json()).toEqual(result(true))
  expect(await (await post(receipts, tokenOf(wallet))).json()).toEqual(result(true))
  const fetched = await post(
    call('irn_fetchMessages', { topic }),
    '',
    { origin: 'http://localhost:4100' },
    `&auth=${tokenOf(wallet)}`,
  )
  expect(fetched.headers.get('access-control-allow-origin')).toBe('http://localhost:4100')
  expect(await fetched.json()).toMatchObject({ result: { messages: [{ message: 'two' }] } })
})

test('what is posted is pushed to who listens', async () => {
  const [wallet, topic] = [await connectRelay(relayUrl()), newTopic()]
  await wallet.ask('irn_subscribe', { topic })
  await post(call('irn_publish', { topic, message: 'm' }), tokenOf(newSeed()))
  await wallet.until(() => wallet.pushes.length === 1)
  await wallet.close()
})

test('refuses whom it would refuse a socket, and what needs one', async () => {
  const fetching = call('irn_fetchMessages', { topic: newTopic() })
  const token = tokenOf(newSeed())
  const said = async (answer: Promise<Response>) => {
    const { status } = await answer
    return [status, await (await answer).text()]
  }
  expect(await said(post(fetching, tokenOf(newSeed(), 0)))).toEqual([
    401,
    'JWT validation error: JWT Token is expired',
  ])
  expect(await said(post(fetching, token, { origin: 'https://evil.example' }))).toEqual([
    401,
    'Unauthorized: origin not allowed',
  ])
  expect((await post(fetching, '')).status).toBe(401)
  expect((await post(' '.repeat(2_001), token)).status).toBe(413)
  for (const [body, code] of [
    [call('irn_subscribe', { topic: newTopic() }), -32_601],
    [call('irn_publish', {}), -32_602],
    ['{', -32_700],
    ['{"id":1,"jsonrpc":"2.0","result":true}', -32_600],
  ] as const)
    expect(await (await post(body, token)).json()).toMatchObject({ error: { code } })
})

test('counts calls as those over sockets', async () => {
  const token = tokenOf(newSeed())
  let [status, answered] = [200, -1]
  while (status === 200) {
    answered += 1
    status = (await post(call('irn_fetchMessages', { topic: newTopic() }), token)).status
  }
  // Each is counted as it comes in and as a call; another minute may begin meanwhile.
  expect(answered).toBeGreaterThanOrEqual(10)
  expect(answered).toBeLessThanOrEqual(20)
  expect(status).toBe(429)
})

test('whose address has used up its minute is refused before its token is looked at, and before its body is read', async () => {
  const own = mkdtempSync(join(tmpdir(), 'foyer-posts-'))
  const env = {
    ...{ FOYER_DATA: own, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '100' },
    ...{ FOYER_RELAY_ADDRESS_CALLS_PER_MINUTE: '25' },
    ...{ FOYER_RELAY_CLIENT_BYTES_PER_MINUTE: '1000' },
  }
  let at = 1_763_730_000_000
  const strict = await startServer(readConfig(env), pino({ level: 'silent' }), undefined, () => at)
  try {
    const ask = (authorization: string, body = '{}') =>
      fetch(`${strict.url}/rpc?projectId=local`, {
        ...{ method: 'POST', body, headers: { authorization } },
      })
    const token = createRelayToken({
      ...{ seed: newSeed(), relayUrl: `${strict.url.replace('http', 'ws')}/relay`, now: at },
      subject: newSeed(),
    })
    for (const status of [401, 401, 401, 429])
      expect((await ask('Bearer a.b.c')).status).toBe(status)
    expect((await ask(`Bearer ${token}`)).status).toBe(429)
    // A body counts, whatever it says.
    at += 60_000
    const long = { id: 5, jsonrpc: '2.0', result: 'x'.repeat(600) }
    for (const [body, code] of [
      [long, -32_600],
      [{ ...long, method: 'irn_subscribe' }, -32_002],
    ] as const) {
      const answer = await ask(`Bearer ${token}`, JSON.stringify(body))
      expect(await answer.json()).toMatchObject({ error: { code } })
    }
  } finally {
    await strict.stop()
    rmSync(own, { recursive: true, force: true })
  }
})
