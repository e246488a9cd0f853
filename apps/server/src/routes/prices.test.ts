import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDirectory } from '@foyer/directory/node'
import type { Fungible, TokenBalance } from '@foyer/protocol/api'
import pino from 'pino'
import { startChains } from 'sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import { countingProxy } from '../services/testing/countingProxy.js'
import { fakeService } from '../services/testing/fakeService.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openMemory } from '../testing/embedded/openMemory.js'
import { putProject } from '../testing/putProject.js'
import { startStandIn } from '../testing/startStandIn.js'

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
let node: Awaited<ReturnType<typeof countingProxy>>
let time = Date.UTC(2026, 0, 1)
let lines: string[]
const stops: (() => Promise<unknown>)[] = []
const directory = createWalletDirectory(readDirectory())

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openMemory(), startChains({ count: 1 })])
  node = await countingProxy(chainOne().rpcUrl)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await node.stop()
  await chains.stop()
  await database.close()
})
beforeEach(() => {
  lines = []
  node.take()
})

function chainOne() {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('no chain')
  return chain
}
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const id = (index: number) => `eip155:31337:${chainOne().tokens[index]?.address}`

function settings(change: object = {}) {
  const { name, tokens, contracts } = chainOne()
  const { factory, wrapped } = contracts.exchange
  return {
    rpc: [node.url],
    name,
    contracts: { multicall3: contracts.multicall3 },
    tokens,
    pools: { factory, wrapped, dollars: [tokens[0]?.address] },
    ...change,
  }
}
async function start(networks: object = { 'eip155:31337': settings() }, env: object = {}) {
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify(networks),
    FOYER_FETCH_PRIVATE: 'yes',
    FOYER_PUBLIC_URL: 'https://foyer.example',
    ...env,
  })
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const services = createServices({ config, database, directory, log, now: () => time })
  stops.push(() => services.images.close())
  await putProject(services)
  const app = createApp(services)
  const ask = async (body: unknown) => {
    const answer = await app.request('/v1/fungible/price', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const given = (await answer.json()) as {
      fungibles: Fungible[]
      reasons?: { name: string }[]
    }
    return { status: answer.status, reason: given.reasons?.[0]?.name, fungibles: given.fungibles }
  }
  return {
    app,
    services,
    ask,
    price: (...addresses: string[]) => ask({ projectId: 'shop', currency: 'usd', addresses }),
    picture: (path: string) => app.request(`/public/${path}?projectId=shop`),
    async balances(address: string, chainId: string) {
      const query = `projectId=shop&currency=usd&chainId=${chainId}`
      const answer = await app.request(`/v1/account/${address}/balance?${query}`)
      const { balances } = (await answer.json()) as { balances: TokenBalance[] }
      return { status: answer.status, balances }
    },
  }
}
const shown = (fungibles: readonly Fungible[]) =>
  fungibles.map(({ symbol, price }) => `${symbol} ${Math.round(price * 100) / 100}`)

test('reads prices off the pools of the chain, with two calls, and then for a minute with none', async () => {
  const { price } = await start()
  const asked = [`eip155:31337:${native}`, id(0), id(1), id(2), id(2)]
  const { status, fungibles } = await price(...asked)
  expect(status).toBe(200)
  expect(shown(fungibles)).toEqual(['ETH 2500', 'MUSD 1', 'HRV 1.25', 'HNY 20'])
  expect(fungibles.map(({ address }) => address)).toEqual(asked.slice(0, 4))
  expect(fungibles[1]?.name).toBe('Market Dollar')
  expect(node.take()).toHaveLength(2)
  time += 59_000
  expect((await price(...asked)).fungibles).toEqual(fungibles)
  expect(node.take()).toEqual([])
  time += 2_000
  await price(...asked)
  expect(node.take()).toHaveLength(1)
})

test('leaves out what has no price, no network or no contract', async () => {
  const { price } = await start({ 'eip155:31337': settings({ pools: undefined }) })
  expect((await price(id(0), `eip155:31337:${native}`)).fungibles).toEqual([])
  const { price: priced } = await start()
  const other =
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111'
  const nothing = `eip155:31337:0x${'0'.repeat(39)}1`
  const { grumpy } = chainOne().contracts
  const asked = [other, nothing, `eip155:31337:${grumpy}`, `eip155:1:${native}`, id(0)]
  expect(shown((await priced(...asked)).fungibles)).toEqual(['MUSD 1'])
})

test.each([
  ['10,000 addresses', 413, { addresses: Array(10_000).fill(`eip155:1:${native}`) }],
  ['101 addresses', 400, { addresses: Array(101).fill(`eip155:1:${native}`) }],
  ['no address', 400, { addresses: [] }],
  ['a CAIP-2 id', 400, { addresses: ['eip155:1'] }],
  ['a path', 400, { addresses: ['eip155:1:../../etc/passwd'] }],
  ['four parts', 400, { addresses: [`eip155:1:${native}:0`] }],
  ['another currency', 400, { currency: 'eur' }],
  ['a field that is not known', 400, { extra: 1 }],
  ['addresses that are no list', 400, { addresses: { length: 1, 0: native } }],
  ['a project that nobody made', 401, { projectId: 'nobody' }],
])('refuses %s', async (_, status, change) => {
  const { ask } = await start()
  const good = { projectId: 'shop', currency: 'usd', addresses: [`eip155:31337:${native}`] }
  expect(await ask({ ...good, ...change })).toMatchObject({ status })
  expect(node.take()).toEqual([])
})

const mainnet = {
  'eip155:1': {
    rpc: ['http://127.0.0.1:1'],
    tokens: [
      { address: `0x${'A'.repeat(40)}`, name: 'A coin', symbol: 'AAA', decimals: 18 },
      { address: `0x${'b'.repeat(40)}`, name: 'B coin', symbol: 'BBB', decimals: 18 },
    ],
  },
}
const listed = [
  `eip155:1:${native}`,
  `eip155:1:0x${'a'.repeat(40)}`,
  `eip155:1:0x${'b'.repeat(40)}`,
]

async function withApi(
  kind: string,
  answer: Parameters<typeof fakeService>[0],
  key = 'secret-key',
) {
  const service = await fakeService(answer)
  stops.push(service.stop)
  const api = JSON.stringify({ kind, url: `${service.url}/api`, key })
  return { service, ...(await start(mainnet, { FOYER_PRICE_API: api })) }
}

test('asks a service of the kind of DefiLlama about listed tokens', async () => {
  const { service, price } = await withApi('defillama', () => ({
    coins: {
      'ethereum:0x0000000000000000000000000000000000000000': { price: 3_000.5, confidence: 0.99 },
      [`ethereum:0x${'a'.repeat(40)}`]: { price: 0.000_000_12 },
      [`ethereum:0x${'b'.repeat(40)}`]: { price: 7, confidence: 0.2 },
      'ethereum:0xsomebody': { price: 1 },
    },
  }))
  const { fungibles } = await price(...listed, `eip155:1:0x${'c'.repeat(40)}`)
  expect(fungibles.map((one) => one.price)).toEqual([3_000.5, 0.000_000_12])
  const [path, ...more] = service.take()
  expect(more).toEqual([])
  expect(path).toMatch(/^\/api\/prices\/current\/ethereum%3A0x0{40},ethereum%3A0xa{40}/)
  expect(path).not.toContain('cccc')
})

test('asks a service of the kind of CoinGecko, with its key', async () => {
  const keys: unknown[] = []
  const { service, price } = await withApi('coingecko', (path, _, headers) => {
    keys.push(headers['x-cg-demo-api-key'])
    return path.includes('token_price')
      ? { [`0x${'A'.repeat(40)}`]: { usd: 2 }, [`0x${'b'.repeat(40)}`]: { usd: null } }
      : { ethereum: { usd: 3_000 } }
  })
  const { fungibles } = await price(...listed)
  expect(fungibles.map((one) => one.price)).toEqual([3_000, 2])
  expect(service.take().sort()).toEqual([
    '/api/simple/price?ids=ethereum&vs_currencies=usd',
    `/api/simple/token_price/ethereum?contract_addresses=0x${'a'.repeat(40)},0x${'b'.repeat(40)}&vs_currencies=usd`,
  ])
  expect(keys).toEqual(['secret-key', 'secret-key'])
})

test('a price service that sends elsewhere does not send the key there', async () => {
  const keys: unknown[] = []
  const elsewhere = await fakeService((path, _, headers) => {
    keys.push(headers['x-cg-demo-api-key'])
    return path.includes('token_price') ? {} : { ethereum: { usd: 3_000 } }
  })
  const moved = await startStandIn((_, { url }, response) =>
    response.writeHead(302, { location: `${elsewhere.url}${url}` }).end(),
  )
  stops.push(elsewhere.stop, moved.stop)
  const api = JSON.stringify({ kind: 'coingecko', url: `${moved.url}/api`, key: 'secret-key' })
  const { price } = await start(mainnet, { FOYER_PRICE_API: api })
  expect(await price(...listed)).toMatchObject({ status: 200, fungibles: [] })
  expect(keys).toEqual([])
})

const coin = (price: unknown) => ({ coins: { [`ethereum:0x${'a'.repeat(40)}`]: { price } } })
test.each([
  ['HTML', '<html>Just a moment</html>'],
  ['a negative price', coin(-1)],
  ['a price of nothing', coin(0)],
  ['a huge price', coin(1e13)],
  ['a price beyond all numbers', `{"coins":{"ethereum:0x${'a'.repeat(40)}":{"price":1e999}}}`],
  ['a text', coin('1')],
  ['a list', []],
  ['an error', undefined],
  ['two megabytes', 'x'.repeat(2_000_000)],
  ['prototype tricks', '{"coins":{"__proto__":{"price":1},"constructor":{"price":1}}}'],
])('takes %s of a price service for no price', async (_, answer) => {
  const { price, service } = await withApi('defillama', () => answer)
  expect(await price(...listed)).toMatchObject({ status: 200, fungibles: [] })
  expect(lines.join()).not.toContain('secret-key')
  expect(lines.join()).not.toContain(service.url)
})

test('refuses a price service that is not configured as it should be, without repeating it', () => {
  for (const value of [
    'llama',
    '{"kind":"x"}',
    '{"kind":"coingecko","url":"file:///k","key":"k3y"}',
  ])
    expect(() => readConfig({ FOYER_PRICE_API: value })).toThrow(
      /^The configuration cannot be used:\nFOYER_PRICE_API must be JSON with kind \(defillama or coingecko\) and url$/,
    )
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const entry = { chainId: 31_337, decimals: 18, name: 'Honey of a list', symbol: 'HNY' }

test('reads token lists, leaves out what is no token, and keeps the last good one', async () => {
  const good = [
    { ...entry, address: chainOne().tokens[2]?.address, logoURI: '' },
    { ...entry, address: chainOne().tokens[0]?.address, name: 'Not the dollar' },
    { ...entry, address: '0x12' },
    { ...entry, address: `0x${'1'.repeat(40)}`, decimals: 256 },
    { ...entry, address: `0x${'1'.repeat(40)}`, chainId: 1 },
    { ...entry, address: `0x${'2'.repeat(40)}`, name: '\u202e\u0000' },
    null,
    'x',
  ]
  let answer: unknown
  const service = await fakeService((path) => (path === '/logo.svg' ? svg : answer))
  stops.push(service.stop)
  const folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const file = join(folder, 'list.json')
  await writeFile(
    file,
    JSON.stringify({ tokens: [{ ...entry, address: `0x${'3'.repeat(40)}`, symbol: 'FILE' }] }),
  )
  if (good[0]) Object.assign(good[0], { logoURI: `${service.url}/logo.svg` })
  const own = settings({
    tokens: chainOne().tokens.slice(0, 1),
    tokenLists: [`${service.url}/list?key=secret-key`, file],
  })
  const names = async ({ services }: Awaited<ReturnType<typeof start>>) => {
    await services.tokens.refresh()
    const network = services.chains.get('eip155:31337')
    return network && services.tokens.listed(network).map(({ name, symbol }) => `${name} ${symbol}`)
  }

  const server = await start({ 'eip155:31337': own })
  for (const bad of [undefined, '<html>', { tokens: 1 }, 'x'.repeat(9_000_000)]) {
    answer = bad
    expect(await names(server)).toEqual(['Market Dollar MUSD', 'Honey of a list FILE'])
  }
  answer = { name: 'A list', tokens: good }
  const all = ['Market Dollar MUSD', 'Honey of a list HNY', 'Honey of a list FILE']
  expect(await names(server)).toEqual(all)
  answer = undefined
  await rm(folder, { recursive: true })
  expect(await names(server)).toEqual(all)
  expect(await names(await start({ 'eip155:31337': own }))).toEqual(all)
  expect(lines.join()).not.toContain('secret-key')
})

test('pictures of tokens come from this server, and only of listed ones', async () => {
  const [dollar, ...others] = chainOne().tokens
  const tokens = [
    { ...dollar, logoURI: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    ...others,
  ]
  const { price, picture, app } = await start({ 'eip155:31337': settings({ tokens }) })
  const { fungibles } = await price(id(0), id(1))
  const [withIcon, without] = fungibles
  expect(withIcon?.iconUrl).toMatch(/^https:\/\/foyer\.example\/v1\/image\/[\da-f]{40}$/)
  expect(without?.iconUrl).toBeUndefined()
  const own = await app.request(new URL(withIcon?.iconUrl ?? '').pathname)
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toMatch(/^image\/(png|webp)$/)

  const bySymbol = await picture('getTokenImage/MUSD')
  expect(await bySymbol.arrayBuffer()).toEqual(await own.arrayBuffer())
  for (const path of ['getTokenImage/HRV', 'getTokenImage/NOBODY', 'getCurrencyImage/XQQ'])
    expect((await picture(path)).status).toBe(404)
  for (const path of ['getTokenImage/a%2fb', 'getCurrencyImage/%00', 'getTokenImage/%ff'])
    expect([400, 404]).toContain((await picture(path)).status)
})

test('draws the sign of a currency', async () => {
  const { picture } = await start()
  const euro = await picture('getCurrencyImage/EUR')
  expect(euro.headers.get('content-type')).toBe('image/svg+xml')
  expect(euro.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await euro.text()).toContain('>€</text>')
})

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const holder = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const mints = [
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'DezXAZ8z7PnrnRjz3wXBoRgixCa6xjnB7YaB1pPB263',
]
const account = (mint: unknown, amount: unknown, decimals: unknown = 6) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
})

test('reads what a Solana account holds, of both token programs', async () => {
  const asked: string[] = []
  const service = await fakeService((_, body) => {
    const { id, method, params } = JSON.parse(body)
    asked.push(method)
    const isOld = params?.[1]?.programId?.startsWith('TokenkegQ')
    const results: Record<string, unknown> = {
      getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
      getBalance: { context: { slot: 1 }, value: 1_500_000_001 },
      getTokenAccountsByOwner: {
        value: isOld
          ? [account(mints[0], '1000000'), account(mints[0], '18446744073709551615')]
          : [account(mints[1], '7', 0), account('../x', '1'), account(mints[1], -1), null, {}],
      },
    }
    return { jsonrpc: '2.0', id, result: results[method] }
  })
  stops.push(service.stop)
  const tokens = [{ address: mints[0], name: 'USD Coin', symbol: 'USDC', decimals: 6 }]
  const { balances } = await start({ [solana]: { rpc: [service.url], tokens } })
  const { balances: held } = await balances(holder, solana)
  expect(held.map(({ symbol, name, quantity }) => [symbol, name, quantity.numeric])).toEqual([
    ['SOL', 'Solana', '1.500000001'],
    ['', 'DezX…pPB263', '7'],
    ['USDC', 'USD Coin', '18446744073710.551615'],
  ])
  expect(held[2]?.address).toBe(`${solana}:${mints[0]}`)
  // The names of the token that no list knows are asked for besides.
  expect(asked.filter((method) => method !== 'getGenesisHash').slice(3)).toEqual([
    'getMultipleAccounts',
  ])
})

test('a Solana node that lies about its answers is no balance', async () => {
  const service = await fakeService((_, body) => {
    const { id, method } = JSON.parse(body)
    const isGenesis = method === 'getGenesisHash'
    const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
    return { jsonrpc: '2.0', id, result: isGenesis ? genesis : { value: '99' } }
  })
  stops.push(service.stop)
  const { balances } = await start({ [solana]: { rpc: [service.url] } })
  expect((await balances(holder, solana)).status).toBe(502)
})
