import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { openMemory } from '../../testing/embedded/openMemory.js'
import { startServed } from '../../testing/startServed.js'
import { startStandIn } from '../../testing/startStandIn.js'

const main = 'bip122:000000000019d6689c085ae165831e93'
const genesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const hub = 'cosmos:cosmoshub-4'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cosmosAddress = 'cosmos1zgfpyysjzgfpyysjzgfpyysjzgfpyysjse38ee'
const id = 'ab'.repeat(32)
const nodeInfo = '/cosmos/base/tendermint/v1beta1/node_info'

type Asked = { method: string | undefined; path: string; body: string }
type Answer = (asked: Asked, response: ServerResponse) => unknown

let database: OpenedDatabase
let time: number
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await openMemory()
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await database.close()
})
beforeEach(() => {
  time = Date.UTC(2026, 0, 1)
})

/** A source that knows which chain it is of, and answers anything else like this. */
async function source(answer: Answer) {
  const asked: Asked[] = []
  const { url, stop } = await startStandIn(async (body, { method, url: path = '' }, response) => {
    const { pathname } = new URL(path, 'http://source')
    if (pathname.endsWith('/block-height/0')) return response.end(genesis)
    if (pathname.endsWith(nodeInfo))
      return response.end(JSON.stringify({ default_node_info: { network: 'cosmoshub-4' } }))
    const one = { method, path, body }
    asked.push(one)
    const given = await answer(one, response)
    if (given !== undefined && !response.writableEnded)
      response.end(typeof given === 'string' ? given : JSON.stringify(given))
    return undefined
  })
  stops.push(stop)
  return { url, asked }
}
const start = async (urls: readonly string[], env: Record<string, string> = {}) => {
  const networks = { [main]: { rest: urls }, [hub]: { rest: urls } }
  const served = await startServed({ database, networks, env, now: () => time })
  stops.push(served.stop)
  return served
}

describe('what pages may ask', () => {
  test.each([
    [main, `/address/${address}`],
    [main, `/address/${address}/utxo`],
    [main, `/address/${address}/txs`],
    [main, `/address/${address}/txs/chain/${id}`],
    [main, `/tx/${id}`],
    [main, `/tx/${id}/status`],
    [main, `/tx/${id}/outspend/3`],
    [main, '/fee-estimates'],
    [hub, `/cosmos/bank/v1beta1/balances/${cosmosAddress}`],
    [hub, `/cosmos/bank/v1beta1/balances/${cosmosAddress}/by_denom?denom=uatom`],
    [hub, `/cosmos/bank/v1beta1/balances/${cosmosAddress}?pagination.limit=100`],
    [hub, `/cosmos/bank/v1beta1/spendable_balances/${cosmosAddress}/by_denom?denom=uatom`],
    [hub, '/cosmos/base/node/v1beta1/config'],
    [hub, `/cosmos/auth/v1beta1/accounts/${cosmosAddress}`],
    [hub, `/cosmos/tx/v1beta1/txs/${id}`],
  ])('on %s: %s', async (network, path) => {
    const one = await source(() => ({ found: true }))
    const { call } = await start([one.url])
    expect(await call(network, path)).toMatchObject({ status: 200, result: { found: true } })
    expect(one.asked).toEqual([{ method: 'GET', path, body: '' }])
  })

  test('a source with a path and a key of its own is asked there, and nobody hears of the key', async () => {
    const one = await source(({ path }) => ({ path, secret: 'key=0123456789abcdef' }))
    const { call } = await start([`${one.url}/esplora/api/?key=0123456789abcdef`])
    const { result } = await call(main, `/tx/${id}`)
    expect(one.asked[0]?.path).toBe(`/esplora/api/tx/${id}?key=0123456789abcdef`)
    expect(JSON.stringify(result)).not.toContain('0123456789abcdef')
  })

  test('a transaction of Cosmos is sent on in the one mode that answers at once', async () => {
    const one = await source(() => ({ tx_response: { code: 0, txhash: id } }))
    const { call } = await start([one.url])
    const broadcast = (sent: object) => call(hub, '/cosmos/tx/v1beta1/txs', [JSON.stringify(sent)])
    expect((await broadcast({ tx_bytes: 'CpIB' })).result).toEqual({
      tx_response: { code: 0, txhash: id },
    })
    expect(JSON.parse(one.asked[0]?.body ?? '')).toEqual({
      ...{ tx_bytes: 'CpIB', mode: 'BROADCAST_MODE_SYNC' },
    })
    for (const wrong of [
      {},
      { tx_bytes: '' },
      { tx_bytes: 'not base64!' },
      { tx_bytes: 'CpIB', mode: 'BROADCAST_MODE_BLOCK' },
      { tx_bytes: 'CpIB', more: 1 },
    ])
      expect((await broadcast(wrong)).error?.code, JSON.stringify(wrong)).toBe(-32_601)
    expect(one.asked).toHaveLength(1)
  })
})

test('a transaction of Cosmos is played through, and nothing beside it is said', async () => {
  const one = await source(() => ({ gas_info: { gas_used: '70000' } }))
  const { call } = await start([one.url])
  const play = (given: object) => call(hub, '/cosmos/tx/v1beta1/simulate', [JSON.stringify(given)])
  expect((await play({ tx_bytes: 'CpIB' })).result).toEqual({ gas_info: { gas_used: '70000' } })
  expect(one.asked).toMatchObject([{ method: 'POST', body: JSON.stringify({ tx_bytes: 'CpIB' }) }])
  for (const wrong of [{}, { tx_bytes: 'CpIB', tx: {} }, { tx_bytes: 'A'.repeat(40_004) }])
    expect((await play(wrong)).error?.code).toBe(-32_601)
  expect(one.asked).toHaveLength(1)
})

describe('hostile pages', () => {
  test('get no path that is not on the list, and no source hears of it', async () => {
    const one = await source(() => ({}))
    const { call } = await start([one.url])
    const climbing = [
      `/address/${address}/../../admin`,
      `/address/..%2f..%2fadmin`,
      '/address/%2e%2e/utxo',
      `/address/${address}%2futxo`,
      `/address/${address}%00`,
      `/address/${address}/`,
      `//evil.example/address/${address}`,
      '/\\evil.example',
      '/@evil.example/tx',
      `/tx/${id}#/outspends`,
      `/tx/${id}%23`,
      `/tx/${id}%3fx=1`,
      `/tx/${id.toUpperCase()}`,
      `/tx/${id}/`,
      '/tx',
      '/tx/push',
      '/block-height/-1',
      '/block-height/01',
      '/block-height/1e3',
      '/block-height/99999999999',
      '/mempool',
      '/mempool/txids',
      '/blocks',
      `/block/${id}/raw`,
      '/constructor',
      '/__proto__',
      '/address/__proto__',
      '/address/%',
      '/address/%E0%A4%A',
      `/address/${cosmosAddress}`,
      `/address/${address}?after_txid=${id}`,
      '/fee-estimates?x=1',
      '/fee-estimates?',
    ]
    for (const path of climbing) expect((await call(main, path)).error?.code, path).toBe(-32_601)
    const by = `/cosmos/bank/v1beta1/balances/${cosmosAddress}/by_denom`
    for (const path of [
      `${by}?denom=uatom&denom=uosmo`,
      `${by}?denom=uatom&x=1`,
      `${by}?denom=uatom%26x%3d1`,
      `${by}?denom=../x y`,
      `${by}?denom=uatom?x=1`,
      `/cosmos/bank/v1beta1/balances/${cosmosAddress}?pagination.limit=100000`,
      `/cosmos/bank/v1beta1/balances/${cosmosAddress.replace(/.$/, 'q')}`,
      `/cosmos/bank/v1beta1/balances/${address}`,
      '/cosmos/bank/v1beta1/supply',
      '/cosmos/tx/v1beta1/txs?events=x',
      '/cosmos/upgrade/v1beta1/current_plan',
    ]) {
      const { status, error } = await call(hub, path)
      expect(status === 400 || error?.code === -32_601, path).toBe(true)
    }
    expect(one.asked).toEqual([])
  })

  test('whatever they write, a source gets a path of the list or nothing', async () => {
    const one = await source(() => ({}))
    const { call } = await start([one.url])
    const parts = fc.constantFrom(
      ...['address', 'tx', 'utxo', 'txs', 'chain', 'status', 'hex', 'blocks', 'tip', 'height'],
      ...[
        '..',
        '.',
        '',
        '%2e%2e',
        '%2f',
        '%252e',
        '?',
        '&',
        '=',
        '#',
        ';',
        '@',
        ':',
        '\\',
        '%0d%0a',
      ],
      ...[address, id, 'block-height', '0', 'fee-estimates'],
    )
    const paths = fc.array(parts, { maxLength: 7 }).map((all) => `/${all.join('/')}`)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          paths,
          fc.webPath().map((path) => `/${path}`),
        ),
        async (path) => {
          await call(main, path)
        },
      ),
      { numRuns: 300 },
    )
    const listed = new RegExp(
      `^/(fee-estimates|tx/${id}(/(hex|status))?|blocks/tip/height|block-height/0|address/${address}(/utxo|/txs(/chain(/${id})?)?)?)$`,
    )
    for (const { path } of one.asked) expect(path).toMatch(listed)
  })

  test('post nothing where there is only to read, and read nothing where there is to post', async () => {
    const one = await source(() => 'f'.repeat(64))
    const { call } = await start([one.url])
    for (const [path, params] of [
      ['/fee-estimates', ['00']],
      [`/tx/${id}`, ['']],
      ['/tx', []],
      ['/tx', ['']],
      ['/tx', ['0']],
      ['/tx', ['zz']],
      ['/tx', ['00', '00']],
      ['/tx', [{ toString: '00' }]],
      ['/tx', { 0: '00' }],
      ['/tx', ['00\r\nx-evil: 1']],
    ] as const)
      expect((await call(main, path, params)).error?.code, JSON.stringify(params)).toBe(-32_601)
    expect(one.asked).toEqual([])
    expect((await call(main, '/tx', ['00'.repeat(70_000)])).status).toBe(400)
    expect(one.asked).toEqual([])
  })

  test('cannot send without end: what they broadcast counts as every other call', async () => {
    const one = await source(() => 'f'.repeat(64))
    const { call, services } = await start([one.url], { FOYER_PROJECT_CALLS_PER_MINUTE: '3' })
    time += 120_000
    const statuses: number[] = []
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await call(main, '/tx', ['00'])).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(one.asked).toHaveLength(3)
    expect(services.chains.get(main)).toBeDefined()
  })
})

describe('hostile sources', () => {
  const bad: Record<string, Answer> = {
    'answers with ten megabytes': () => `["${'x'.repeat(10_000_000)}"]`,
    'never ends': (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('"x'.repeat(40_000)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    },
    'answers with a page': () => '<!doctype html><h1>Welcome</h1>',
    'refuses with a page': (_, response) => void response.writeHead(404).end('<html>not here'),
    'answers with half of it': () => '{"confirmed":tr',
    'nests without end': () => `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    'sends elsewhere': (_, response) =>
      void response.writeHead(302, { location: '/block-height/0' }).end(),
    'asks for a pause': (_, response) => void response.writeHead(429).end(),
    'is out of order': (_, response) => void response.writeHead(503).end('busy'),
    'fails inside': (_, response) => void response.writeHead(500).end('panic'),
    'hangs up': (_, response) => void response.destroy(),
    'is silent': () => undefined,
  }
  const env = { FOYER_RPC_ANSWER_BYTES: '1000000', FOYER_RPC_TIMEOUT_MS: '1500' }

  test.each(Object.keys(bad))('the next one is asked when one %s', async (name) => {
    const first = await source(bad[name] as Answer)
    const second = await source(() => ({ confirmed: false }))
    const { call } = await start([first.url, second.url], env)
    expect((await call(main, `/tx/${id}/status`)).result).toEqual({ confirmed: false })
    expect(first.asked).toHaveLength(1)
  })

  test('what a source says of the call itself is the answer, in its own short words', async () => {
    const first = await source((_, response) => {
      response.writeHead(404).end('Transaction not found')
    })
    const second = await source(() => ({}))
    const { call } = await start([first.url, second.url], env)
    const { error } = await call(main, `/tx/${id}`)
    expect(error).toEqual({
      ...{ code: -32_000, message: 'Transaction not found', data: { status: 404 } },
    })
    const failing = await source((_, response) => {
      response.writeHead(500).end(JSON.stringify({ code: 2, message: 'x'.repeat(9_000) }))
    })
    const other = await start([failing.url], env)
    const said = await other.call(hub, `/cosmos/auth/v1beta1/accounts/${cosmosAddress}`)
    expect(said.error?.message).toHaveLength(300)
    expect(second.asked).toEqual([])
  })

  test('pages that ask for the same at once make one question, and what holds is kept', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const one = await source(async ({ path }) => {
      await held
      if (path === '/blocks/tip/height') return '1000'
      return { confirmed: true, block_height: 900 }
    })
    const { call } = await start([one.url])
    const both = [call(main, `/tx/${id}/status`), call(main, `/tx/${id}/status`)]
    await expect.poll(() => one.asked.length).toBe(1)
    release()
    await Promise.all(both)
    await expect.poll(() => one.asked.map(({ path }) => path)).toContain('/blocks/tip/height')
    const before = one.asked.length
    expect((await call(main, `/tx/${id}/status`)).result).toMatchObject({ block_height: 900 })
    expect(one.asked).toHaveLength(before)
    // What an address holds changes: each page gets it as it is.
    await call(main, `/address/${address}`)
    await call(main, `/address/${address}`)
    expect(one.asked).toHaveLength(before + 2)
  })
})

describe('the configuration', () => {
  const start = (networks: object) =>
    startServed({ database, networks, now: () => time }).then(({ stop }) => stop())

  test('needs a node that speaks as the family does', async () => {
    await expect(start({ [hub]: { rpc: ['http://127.0.0.1:1'] } })).rejects.toThrow('of Cosmos')
    await expect(start({ [main]: {} })).rejects.toThrow('FOYER_NETWORKS')
    await expect(start({ 'eip155:1': { rest: ['http://127.0.0.1:1'] } })).rejects.toThrow()
    await expect(start({ [main]: { rpc: ['http://127.0.0.1:1'] } })).resolves.toBeUndefined()
  })
})
