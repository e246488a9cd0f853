import { readDirectory } from '@foyer/directory/node'
import type { TokenBalance } from '@foyer/protocol/api'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { startChains } from 'sandbox'
import {
  createTestClient,
  encodeAbiParameters,
  getAddress,
  type Hex,
  http,
  numberToHex,
  pad,
  stringToHex,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import { indexedMoves } from '../services/indexer/tables.js'
import { answering, hostile } from '../services/testing/contractCode.js'
import { countingProxy } from '../services/testing/countingProxy.js'
import { tokenFacts } from '../services/tokens/tables.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openMemory } from '../testing/embedded/openMemory.js'
import { putProject } from '../testing/putProject.js'

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
let node: Awaited<ReturnType<typeof countingProxy>>
let time: number
let lines: string[]
const directory = createWalletDirectory(readDirectory())

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openMemory(), startChains({ count: 2 })])
  node = await countingProxy(chainAt(0).rpcUrl)
})
afterAll(async () => {
  await node.stop()
  await chains.stop()
  await database.close()
})
beforeEach(async () => {
  time = Date.UTC(2026, 0, 1)
  lines = []
  node.take()
  node.breakDown(false)
  await database.db.delete(indexedMoves)
  await database.db.delete(tokenFacts)
})

function chainAt(index: number) {
  const chain = chains.world.chains[index]
  if (!chain) throw new Error('no chain')
  return chain
}
const owner = () => chains.world.accounts[0] ?? '0x'
const anvil = (index = 0) =>
  createTestClient({ mode: 'anvil', transport: http(chainAt(index).rpcUrl) }).extend(walletActions)
const word = (value: bigint) => numberToHex(value, { size: 32 })
const textOf = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const place = (number: number) => pad(numberToHex(number), { size: 20 })
const put = (address: Hex, bytecode: Hex) => anvil().setCode({ address, bytecode })

function settings(index: number, change: object = {}) {
  const { name, tokens, contracts, rpcUrl } = chainAt(index)
  const { factory, wrapped } = contracts.exchange
  return {
    rpc: [index === 0 ? node.url : rpcUrl],
    name,
    contracts: { multicall3: contracts.multicall3 },
    tokens,
    pools: { factory, wrapped, dollars: [tokens[0]?.address] },
    ...change,
  }
}

async function start(networks: object = { 'eip155:31337': settings(0) }) {
  const config = readConfig({ FOYER_NETWORKS: JSON.stringify(networks) })
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const services = createServices({ config, database, directory, log, now: () => time })
  await putProject(services)
  const app = createApp(services)
  return {
    services,
    async ask(address: string, query = '&chainId=eip155:31337') {
      const path = `/v1/account/${address}/balance?projectId=shop&currency=usd${query}`
      const answer = await app.request(path)
      const body = (await answer.json()) as {
        balances: TokenBalance[]
        reasons?: { name: string }[]
      }
      return { status: answer.status, reason: body.reasons?.[0]?.name, balances: body.balances }
    },
  }
}
const shown = (balances: readonly TokenBalance[]) =>
  balances.map(
    ({ symbol, quantity, price }) =>
      `${quantity.numeric} ${symbol} at ${Math.round(100 * price) / 100}`,
  )

test('lists what an account holds, with what it is worth, the most valuable first', async () => {
  const { ask } = await start()
  const { status, balances } = await ask(owner())
  expect(status).toBe(200)
  expect(shown(balances)).toEqual([
    '12.5 ETH at 2500',
    '1240.5 MUSD at 1',
    '320.125 HRV at 1.25',
    '7.5 HNY at 20',
  ])
  const [ether, dollar] = balances
  expect(ether).toMatchObject({ name: 'Ether', chainId: 'eip155:31337', value: 31_250 })
  expect(ether).not.toHaveProperty('address')
  expect(dollar).toMatchObject({
    address: `eip155:31337:${getAddress(chainAt(0).tokens[0]?.address ?? '0x')}`,
    value: 1_240.5,
    quantity: { decimals: '6', numeric: '1240.5' },
  })
})

test('gives the coin of an empty account, and nothing else', async () => {
  const { ask } = await start()
  const { balances } = await ask('0x00000000000000000000000000000000000000aa')
  expect(shown(balances)).toEqual(['0 ETH at 2500'])
})

async function placeTokens(count: number) {
  const tokens = Array.from({ length: count }, (_, index) => ({
    address: place(0x1000 + index),
    name: `Token ${index}`,
    symbol: `T${index}`,
    decimals: 18,
  }))
  await Promise.all(
    tokens.map(({ address }, index) =>
      put(address, answering({ 'balanceOf(address)': word(BigInt(index + 1)) })),
    ),
  )
  return tokens
}

test('asks for the coin, 203 tokens and all prices with two calls, and then for a while with none', async () => {
  const own = settings(0)
  const tokens = [...own.tokens, ...(await placeTokens(200))]
  const { ask } = await start({ 'eip155:31337': settings(0, { tokens }) })
  const { balances } = await ask(owner())
  expect(balances).toHaveLength(204)
  expect(balances.find(({ symbol }) => symbol === 'T199')?.quantity.numeric).toBe(
    '0.0000000000000002',
  )
  expect(shown(balances.slice(0, 2))).toEqual(['12.5 ETH at 2500', '1240.5 MUSD at 1'])
  expect(node.take()).toEqual(['eth_call', 'eth_call'])

  time += 29_000
  expect((await ask(owner().toLowerCase())).balances).toEqual(balances)
  expect((await ask(owner().slice(2))).balances).toEqual(balances)
  expect(node.take()).toEqual([])
  time += 2_000
  await ask(owner())
  expect(node.take()).toEqual(['eth_call'])
})

test('many who ask at once cost one reading', async () => {
  const { ask } = await start()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(owner())))
  expect(new Set(answers.map(({ balances }) => JSON.stringify(balances))).size).toBe(1)
  expect(node.take()).toHaveLength(2)
})

test('reads anew what is said to have changed, also an unlisted token', async () => {
  const { ask } = await start()
  const address = '0x00000000000000000000000000000000000000ab'
  await anvil().setBalance({ address, value: 1n })
  expect(shown((await ask(address)).balances)).toEqual(['0.000000000000000001 ETH at 2500'])
  await anvil().setBalance({ address, value: 2n })
  expect(shown((await ask(address)).balances)).toEqual(['0.000000000000000001 ETH at 2500'])

  const bought = place(0x3000)
  const code = { 'balanceOf(address)': word(5n), 'decimals()': word(0n), 'symbol()': textOf('NEW') }
  await put(bought, answering({ ...code, 'name()': textOf('Bought just now') }))
  const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const forced = [`eip155:31337:${native}`, `eip155:31337:${bought}`, `eip155:1:${bought}`]
  const query = `&chainId=eip155:31337&forceUpdate=${forced.join(',')}`
  expect(shown((await ask(address, query)).balances)).toEqual([
    '0.000000000000000002 ETH at 2500',
    '5 NEW at 0',
  ])
})

test('tokens that revert, burn gas, answer with rubbish or are not there cost the others nothing', async () => {
  const [reverter, burner, bomb, mumbler] = [0x2000, 0x2001, 0x2002, 0x2003].map(place)
  if (!reverter || !burner || !bomb || !mumbler) throw new Error('no places')
  await Promise.all([
    put(reverter, hostile.reverter),
    put(burner, hostile.burner),
    put(bomb, hostile.bomb),
    put(mumbler, hostile.mumbler),
  ])
  const bad = [reverter, burner, place(0x2004), bomb, burner.replace('2001', '2005'), mumbler]
  await put(place(0x2005), hostile.burner)
  const own = settings(0).tokens
  const odd = bad.map((address, index) => ({
    address,
    name: 'Odd',
    symbol: `ODD${index}`,
    decimals: 6,
  }))
  const tokens = [...odd.slice(0, 3), ...own, ...odd.slice(3)]
  const { ask } = await start({ 'eip155:31337': settings(0, { tokens }) })
  const { status, balances } = await ask(owner())
  expect(status).toBe(200)
  expect(shown(balances).filter((one) => !one.includes('ODD'))).toEqual([
    '12.5 ETH at 2500',
    '1240.5 MUSD at 1',
    '320.125 HRV at 1.25',
    '7.5 HNY at 20',
  ])
  expect(balances.filter(({ symbol }) => /ODD[0124]/.test(symbol))).toEqual([])
  expect(node.take().length).toBeLessThan(30)

  // They are known by now, and so are the pools: one call tells amounts and prices.
  time += 61_000
  expect((await ask(owner())).balances).toEqual(balances)
  expect(node.take()).toHaveLength(1)
})

test('shows tokens that moved to the account by what they call themselves, cleaned', async () => {
  const [old, spoof, huge] = [0x4000, 0x4001, 0x4002].map(place)
  if (!old || !spoof || !huge) throw new Error('no places')
  const bytes32 = (text: string) => stringToHex(text, { size: 32 })
  await Promise.all([
    put(
      old,
      answering({
        'balanceOf(address)': word(10n ** 18n),
        'decimals()': word(18n),
        'symbol()': bytes32('MKR'),
        'name()': bytes32('Maker'),
      }),
    ),
    put(
      spoof,
      answering({
        'balanceOf(address)': word(1n),
        'decimals()': word(0n),
        'symbol()': textOf('\u202eCDSU\u0000\u200b'),
        'name()': textOf(`<b>${'x'.repeat(900)}`),
      }),
    ),
    put(
      huge,
      answering({
        'balanceOf(address)': word(2n ** 256n - 1n),
        'decimals()': word(2n ** 255n),
        'symbol()': textOf('HUGE'),
        'name()': textOf('Huge'),
      }),
    ),
  ])
  await database.db.insert(indexedMoves).values(
    [old, spoof, huge].map((contract, log) => ({
      network: 'eip155:31337',
      address: owner().toLowerCase(),
      hash: `0x${log}`,
      log,
      item: 0,
      block: log,
      kind: 'erc20' as const,
      contract,
      amount: 1n,
      from: place(1),
      to: owner().toLowerCase(),
    })),
  )
  const { ask } = await start()
  const { balances } = await ask(owner())
  const odd = balances.filter(({ price }) => price === 0)
  expect(shown(odd)).toEqual(['1 CDSU at 0', '1 MKR at 0'])
  expect(odd[1]).toMatchObject({ name: 'Maker' })
  expect(odd[0]?.name).toHaveLength(100)
  expect(odd.every(({ iconUrl }) => iconUrl === undefined)).toBe(true)

  // What they say of themselves is kept: another process does not ask again.
  await database.db.delete(indexedMoves).where(eq(indexedMoves.contract, huge))
  node.take()
  await (await start()).ask(owner())
  expect(node.take()).toHaveLength(2)
})

test('works on a chain without Multicall3', async () => {
  const empty = '0x00000000000000000000000000000000000000cc'
  for (const contracts of [{}, { multicall3: empty }]) {
    const { ask } = await start({ 'eip155:31337': settings(0, { contracts }) })
    expect(shown((await ask(owner())).balances)).toEqual([
      '12.5 ETH at 2500',
      '1240.5 MUSD at 1',
      '320.125 HRV at 1.25',
      '7.5 HNY at 20',
    ])
  }
})

test('a network that fails costs the others nothing; when all fail the answer says so', async () => {
  const both = { 'eip155:31337': settings(0), 'eip155:31338': settings(1) }
  const { ask } = await start(both)
  expect(new Set((await ask(owner(), '')).balances.map(({ chainId }) => chainId)).size).toBe(2)
  time += 31_000
  node.breakDown(true)
  const { status, balances } = await ask(owner(), '')
  expect(status).toBe(200)
  expect(new Set(balances.map(({ chainId }) => chainId))).toEqual(new Set(['eip155:31338']))
  expect(await ask(owner())).toMatchObject({ status: 502, reason: 'networks_silent' })
  expect(lines.join()).not.toContain(node.url)
  expect(lines.join().toLowerCase()).not.toContain(owner().toLowerCase())

  time += 120_000
  node.breakDown(false)
  expect((await ask(owner())).status).toBe(200)
})

test.each([
  ['', '&chainId=eip155:1', 'chain_not_supported'],
  ['', '&chainId=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'chain_not_supported'],
  ['', '&chainId=31337', 'input_invalid'],
  ['', '&chainId=eip155:31337:0x', 'input_invalid'],
  ['', "&chainId=eip155:1'--", 'input_invalid'],
  ['', `&chainId=eip155:${'1'.repeat(200)}`, 'input_invalid'],
  ['', '&currency=eur', 'input_invalid'],
  ['', '&forceUpdate=eip155:31337', 'input_invalid'],
  ['', '&forceUpdate=eip155:31337:0x00,', 'input_invalid'],
  ['', `&forceUpdate=${Array(21).fill(`eip155:31337:0x${'a'.repeat(40)}`)}`, 'input_invalid'],
  ['', `&forceUpdate=${Array(10_000).fill(`eip155:31337:0x${'a'.repeat(40)}`)}`, 'input_invalid'],
  ['0x12', '', 'input_invalid'],
  ['..%2f..%2fetc', '', 'input_invalid'],
  [`0x${'a'.repeat(10_000)}`, '', 'input_invalid'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '', 'chain_not_supported'],
])('refuses the address %j with the query %.60j', async (address, query, reason) => {
  const { ask } = await start()
  expect(await ask(address || owner(), query)).toMatchObject({ status: 400, reason })
  expect(node.take()).toEqual([])
})
