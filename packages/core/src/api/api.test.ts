import { apiAnswerMax, apiTimeoutMs, retryMs } from '@foyer/protocol'
import {
  getBalance,
  getNames,
  getPrices,
  getSupportedChains,
  getWalletImage,
  getWallets,
} from '@foyer/protocol/api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { createTestClient } from '../testing/createTestClient.js'
import { call } from './call.js'
import { callOn } from './callOn.js'

const chains = { http: ['eip155:1'], ws: [] }
const fake = async (answers: Parameters<typeof fakeServer>[1]) => {
  const server = await fakeServer(onTestFinished, answers)
  return { server, client: createTestClient({ server: `${server.url}/` }) }
}
const code = (code: string) => expect.objectContaining({ code })

describe('a call', () => {
  test('names the client, puts each part in its place and leaves out what is empty', async () => {
    const { server, client } = await fake({ '/getWallets': () => ({ count: 0, data: [] }) })
    await call(client, getWallets, {
      query: { page: 2, search: '', chains: ['eip155:1', 'eip155:10'], include: undefined },
    })
    expect(server.asked[0]?.query).toEqual({
      projectId: 'test',
      st: 'appkit',
      sv: 'html-wagmi-4.2.2',
      page: '2',
      chains: 'eip155:1,eip155:10',
    })
  })

  test('sends neither a cookie nor the page it is on', async () => {
    const { server, client } = await fake({ '/v1/supported-chains': () => chains })
    await call(client, getSupportedChains, {})
    expect(server.asked[0]?.headers).not.toHaveProperty('cookie')
    expect(server.asked[0]?.headers).not.toHaveProperty('referer')
  })

  test('keeps what a user typed within its part of the path', async () => {
    const { server, client } = await fake({})
    const address = '../../getConfig?x=1#' as never
    await expect(
      call(client, getNames, { params: { address }, query: {} as never }),
    ).rejects.toThrow()
    expect(server.asked[0]?.path).toBe('/v1/profile/reverse/..%2F..%2FgetConfig%3Fx%3D1%23')
  })

  test('sends the project in the body where the call wants it there', async () => {
    const { server, client } = await fake({ '/v1/fungible/price': () => ({ fungibles: [] }) })
    await call(client, getPrices, { body: { currency: 'usd', addresses: ['eip155:1:0x'] } })
    expect(server.asked[0]?.body).toMatchObject({ projectId: 'test', currency: 'usd' })
    expect(server.asked[0]?.query).not.toHaveProperty('projectId')
  })

  test('reads a picture as its bytes', async () => {
    const { client } = await fake({
      '/getWalletImage/a': (_, response) =>
        response.writeHead(200, { 'content-type': 'image/webp' }).end('picture'),
    })
    const { type, bytes } = await call(client, getWalletImage, { params: { id: 'a' } })
    expect([type, new TextDecoder().decode(bytes)]).toEqual(['image/webp', 'picture'])
  })

  test('sends no request without a server', async () => {
    const client = createTestClient()
    await expect(call(client, getSupportedChains, {})).rejects.toEqual(code('server_missing'))
  })
})

describe('an answer', () => {
  test('other than 2xx is an error that says its status and has the response', async () => {
    const { client } = await fake({
      '/v1/supported-chains': (_, response) => refuse(response, 418, 'Short and stout'),
    })
    const failure = await call(client, getSupportedChains, {}).catch((error) => error)
    expect(failure.message).toBe('HTTP status code: 418')
    expect(await failure.cause.json()).toMatchObject({ status: 'FAILED' })
  })

  test.each([
    ['HTML', '<!doctype html><title>Wi-Fi login</title>'],
    ['of another shape', { http: 'eip155:1' }],
    ['that is no text', 'x'.repeat(10)],
    ['longer than allowed', JSON.stringify({ ...chains, more: 'x'.repeat(apiAnswerMax) })],
  ])('%s is refused', async (_, answer) => {
    const { client } = await fake({ '/v1/supported-chains': () => answer })
    await expect(call(client, getSupportedChains, {})).rejects.toEqual(
      code('server_answer_invalid'),
    )
  })

  test('that never ends is not read for ever', async () => {
    const { client } = await fake({
      '/v1/supported-chains': (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const fill = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', fill)
        fill()
      },
    })
    await expect(call(client, getSupportedChains, {})).rejects.toEqual(
      code('server_answer_invalid'),
    )
  })

  test('that does not come is given up after 20 seconds', async () => {
    let asked = () => {}
    const arrived = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { client } = await fake({
      '/v1/supported-chains': () => {
        asked()
        return new Promise(() => {})
      },
    })
    const answer = call(client, getSupportedChains, {}).catch((error) => error)
    await arrived
    client.held.pass(apiTimeoutMs)
    expect(await answer).toMatchObject({ code: 'server_timeout' })
    expect(client.held.waiting()).toBe(0)
  })

  test('is not waited for any more when the asker or the client ends', async () => {
    const { client } = await fake({ '/v1/supported-chains': () => new Promise(() => {}) })
    const asker = new AbortController()
    const first = call(client, getSupportedChains, {}, { signal: asker.signal })
    asker.abort(new Error('moved on'))
    await expect(first).rejects.toThrow('moved on')
    const second = call(client, getSupportedChains, {})
    client.destroy()
    await expect(second).rejects.toEqual(code('client_destroyed'))
    await expect(call(client, getSupportedChains, {})).rejects.toEqual(code('client_destroyed'))
  })
})

describe('a second try', () => {
  test('is made of a question to a server that is just starting, after a second', async () => {
    let count = 0
    const { client, server } = await fake({
      '/v1/supported-chains': (_, response) => {
        count += 1
        return count === 1 ? refuse(response, 503, 'Starting') : chains
      },
    })
    const answer = call(client, getSupportedChains, {})
    await expect.poll(() => client.held.waiting()).toBe(2)
    client.held.pass(retryMs)
    expect(await answer).toEqual(chains)
    expect(server.asked).toHaveLength(2)
  })

  test('is the last, and an order is never given twice', async () => {
    const { client, server } = await fake({})
    server.end()
    const question = call(client, getSupportedChains, {}).catch((error) => error)
    await expect.poll(() => client.held.waiting()).toBe(2)
    client.held.pass(retryMs)
    expect(await question).toMatchObject({ code: 'server_unreachable' })
    const order = call(client, getPrices, { body: { currency: 'usd', addresses: ['eip155:1:0x'] } })
    await expect(order).rejects.toEqual(code('server_unreachable'))
  })
})

describe('what the server says of the set-up', () => {
  test.each([
    ['Unauthorized: origin not allowed', 'origin_not_allowed'],
    ['Unauthorized: invalid key', 'invalid_project_id'],
    ['JWT validation error: JWT Token is not yet valid', 'session_expired'],
  ])('%s is told once', async (text, alert) => {
    const { client } = await fake({
      '/v1/supported-chains': (_, response) => refuse(response, 403, text),
    })
    const ask = () => call(client, getSupportedChains, {}).catch(() => {})
    await Promise.all([ask(), ask(), ask()])
    expect(client.store.getState().notices.alert?.code).toBe(alert)
    expect(client.logged).toHaveLength(1)
  })

  test('is passed over when it is unknown', async () => {
    const { client } = await fake({
      '/v1/supported-chains': (_, response) => refuse(response, 403, 'constructor'),
    })
    await call(client, getSupportedChains, {}).catch(() => {})
    expect(client.logged).toEqual([])
  })
})

describe('a call about a network', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const ask = (client: ReturnType<typeof createTestClient>, network: `eip155:${string}`) =>
    callOn(client, network, getBalance, { params: { address }, query: { currency: 'usd' } })
  const balance = `/v1/account/${address}/balance`

  test('is made where the server answers for it, and which those are is asked once', async () => {
    const { client, server } = await fake({
      '/v1/supported-chains': () => chains,
      [balance]: () => ({ balances: [] }),
    })
    expect(await ask(client, 'eip155:1')).toEqual({ balances: [] })
    expect(await ask(client, 'eip155:10')).toBeUndefined()
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/supported-chains', balance])
  })

  test('is not made without a server, and fails when it cannot say what it serves', async () => {
    expect(await ask(createTestClient(), 'eip155:1')).toBeUndefined()
    const { client, server } = await fake({ '/v1/supported-chains': () => 'nonsense' })
    await expect(ask(client, 'eip155:1')).rejects.toEqual(code('server_answer_invalid'))
    expect(server.asked).toHaveLength(1)
  })
})
