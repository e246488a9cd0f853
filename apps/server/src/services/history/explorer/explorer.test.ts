import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AccountTransaction } from '../../indexer/AccountTransaction.js'
import { createExplorer } from './createExplorer.js'
import { ExplorerError } from './ExplorerError.js'

const network = 'eip155:1'
const key = 'a-key-that-nobody-may-see'
const me: Hex = `0x${'a'.repeat(40)}`
const other: Hex = `0x${'b'.repeat(40)}`
const token: Hex = `0x${'c'.repeat(40)}`
const hash = (seed: number): Hex => `0x${seed.toString(16).padStart(64, '0')}`

type Entry = Record<string, string>
type Lists = Record<string, Entry[]>

/** A stand-in that answers as the explorers do: lists by block, newest first, cut to a page. */
let lists: Lists
let asked: URL[]
let pauses: number[]
let instead: ((url: URL) => { status?: number; body: string } | undefined) | undefined
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://explorer.test')
  asked.push(url)
  const other = instead?.(url)
  response.statusCode = other?.status ?? 200
  response.end(other?.body ?? JSON.stringify(answer(url)))
})
beforeEach(async () => {
  ;[lists, asked, pauses, instead] = [{}, [], [], undefined]
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return () => server.close()
})
afterEach(() => {
  server.closeAllConnections()
})

function answer({ searchParams }: URL) {
  const get = (name: string) => searchParams.get(name)
  if (get('action') === 'getblocknobytime')
    return { status: '1', message: 'OK', result: String(Math.floor(Number(get('timestamp')) / 10)) }
  const end = Number(get('endblock') ?? Number.MAX_SAFE_INTEGER)
  const found = (lists[get('action') ?? ''] ?? [])
    .filter(({ blockNumber }) => Number(blockNumber) <= end)
    .sort((one, two) => Number(two.blockNumber) - Number(one.blockNumber))
    .slice(0, Number(get('offset')))
  if (found.length === 0) return { status: '0', message: 'No transactions found', result: [] }
  return { status: '1', message: 'OK', result: found }
}

/** Every block takes ten seconds. */
const at = (block: number, seed: number, place = 0) => ({
  blockNumber: String(block),
  timeStamp: String(block * 10),
  hash: hash(seed),
  transactionIndex: String(place),
  nonce: '4',
})
const plain = (block: number, seed: number, more: Entry = {}) => ({
  ...{ ...at(block, seed), from: me, to: other, value: '5', isError: '0', input: '0x' },
  ...{ contractAddress: '', gas: '21000' },
  ...more,
})
const coin = (block: number, seed: number, more: Entry = {}) => ({
  ...{ ...at(block, seed), from: other, to: me, value: '1500000', contractAddress: token },
  ...{ tokenName: 'Market Dollar', tokenSymbol: 'MUSD', tokenDecimal: '6' },
  ...more,
})

function start() {
  const { port } = server.address() as AddressInfo
  const settings = { kind: 'etherscan', url: `http://127.0.0.1:${port}/v2/api`, key } as const
  const pause = async (ms: number) => {
    pauses.push(ms)
  }
  const list = createExplorer(network, { settings, pause })
  return (after?: AccountTransaction, limit = 50) => list({ network, address: me, after, limit })
}

test('puts the four lists of an explorer together, each transaction once', async () => {
  lists = {
    txlist: [plain(7, 1), plain(9, 2, { isError: '1' }), plain(8, 3, { to: token, value: '0' })],
    tokentx: [coin(8, 3), coin(5, 4)],
    tokennfttx: [{ ...coin(6, 5), tokenID: '77' }],
    token1155tx: [{ ...coin(4, 6), tokenID: '9', tokenValue: '3' }],
  }
  const { transactions, more } = await start()()
  expect(more).toBe(false)
  expect(transactions.map((one) => [one.block, one.failed, one.moves.length])).toEqual([
    [9, true, 0],
    [8, false, 1],
    [7, false, 1],
    [6, false, 1],
    [5, false, 1],
    [4, false, 1],
  ])
  expect(transactions[1]).toMatchObject({
    ...{ from: me, to: token, nonce: 4, hash: hash(3) },
    moves: [{ kind: 'erc20', amount: 1_500_000n, token: { symbol: 'MUSD', decimals: 6 } }],
  })
  expect(transactions[3]?.moves).toMatchObject([{ kind: 'erc721', tokenId: '77', amount: 1n }])
  expect(transactions[5]?.moves).toMatchObject([{ kind: 'erc1155', tokenId: '9', amount: 3n }])
})

test('sends the key and the number of the chain with the question, and nowhere else', async () => {
  await start()()
  expect(asked).toHaveLength(4)
  for (const { searchParams, pathname } of asked) {
    expect(pathname).toBe('/v2/api')
    expect(searchParams.get('apikey')).toBe(key)
    expect(searchParams.get('chainid')).toBe('1')
    expect(searchParams.get('address')).toBe(me)
  }
})

test('goes through a long history page by page, without a gap and without a repetition', async () => {
  const blocks = Array.from({ length: 330 }, (_, block) => block)
  lists = {
    // Three in a block now and then, and coins that reach back further than one answer.
    txlist: blocks.flatMap((block) =>
      block % 7 === 0
        ? [0, 1, 2].map((place) =>
            plain(block, block * 10 + place, { transactionIndex: String(place) }),
          )
        : [plain(block, block * 10)],
    ),
    tokentx: blocks.filter((block) => block % 2 === 0).map((block) => coin(block, block * 10)),
  }
  const list = start()
  const seen: AccountTransaction[] = []
  for (let more = true; more; ) {
    const part = await list(seen.at(-1))
    expect(part.transactions.length).toBeGreaterThan(0)
    seen.push(...part.transactions)
    more = part.more
  }
  const hashes = new Set(lists.txlist?.map((one) => one.hash))
  expect(seen).toHaveLength(hashes.size)
  expect(new Set(seen.map((one) => one.hash))).toEqual(hashes)
  const places = seen.map(({ block, place }) => block * 10 + place)
  expect(places).toEqual([...places].sort((one, two) => two - one))
  // None of them is without the coins that moved in it.
  for (const { block, place, moves } of seen)
    expect(moves).toHaveLength(block % 2 === 0 && place === 0 ? 2 : 1)
}, 180_000)

test('gets over a block that is fuller than an answer', async () => {
  lists = {
    tokentx: [
      ...Array.from({ length: 1_200 }, (_, seed) =>
        coin(50, seed + 1, { transactionIndex: String(seed) }),
      ),
      coin(40, 5_000),
    ],
  }
  const list = start()
  const seen: AccountTransaction[] = []
  for (let more = true; more; ) {
    const part = await list(seen.at(-1), 500)
    seen.push(...part.transactions)
    more = part.more
  }
  expect(new Set(seen.map((one) => one.hash)).size).toBe(seen.length)
  expect(seen.at(-1)?.hash).toBe(hash(5_000))
})

test('goes on after a transaction of another network by its time', async () => {
  lists = { txlist: [plain(9, 1), plain(7, 2), plain(6, 3)] }
  const { transactions } = await start()({
    ...{ network: 'eip155:10', time: 70, block: 1, place: 0, hash: hash(9), from: me, to: me },
    ...{ created: null, failed: false, nonce: 1, selector: null, crowd: 0, moves: [] },
  })
  expect(asked[0]?.searchParams.get('timestamp')).toBe('70')
  // At one second the network with the smaller id comes first, so this one was told already.
  expect(transactions.map(({ block }) => block)).toEqual([6])
})

test('waits and asks again when it was asked too often, and then says so', async () => {
  const limit = { status: '0', message: 'NOTOK', result: 'Max rate limit reached' }
  lists = { txlist: [plain(9, 1)] }
  let refusals = 2
  instead = () => (refusals-- > 0 ? { body: JSON.stringify(limit) } : undefined)
  expect((await start()()).transactions).toHaveLength(1)
  expect(pauses).toEqual([1_100, 2_500])
  instead = () => ({ body: JSON.stringify(limit) })
  await expect(start()()).rejects.toMatchObject({ name: 'ExplorerError', busy: true })
  instead = () => ({ status: 429, body: '' })
  await expect(start()()).rejects.toMatchObject({ busy: true })
})

const bad = plain(9, 1)
test.each([
  ['HTML', '<html>'],
  ['nothing', ''],
  ['a text', '"OK"'],
  ['a list', '[]'],
  ['a refusal', JSON.stringify({ status: '0', message: 'NOTOK', result: 'Invalid API Key' })],
  ['no list', JSON.stringify({ status: '1', message: 'OK', result: { length: 1e9 } })],
  ...Object.entries({
    blockNumber: '-1',
    timeStamp: '99999999999999999',
    hash: '0x1',
    from: "' or 1=1",
    value: '1e18',
    transactionIndex: '4294967296',
    isError: 'perhaps',
  }).map(([name, value]) => [
    `${name} ${value}`,
    JSON.stringify({ status: '1', message: 'OK', result: [{ ...bad, [name]: value }] }),
  ]),
])('refuses an explorer that answers with %s, without its address or key', async (_, body) => {
  instead = () => ({ body })
  const error: unknown = await start()().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ExplorerError)
  expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain(key)
  expect(String(error)).not.toContain('127.0.0.1')
})

test('does not follow an explorer elsewhere, and reads no endless answer', async () => {
  instead = (url) =>
    url.pathname === '/elsewhere' ? undefined : { status: 302, body: 'x'.repeat(100) }
  await expect(start()()).rejects.toBeInstanceOf(ExplorerError)
  instead = () => ({ body: `{"status":"1","result":"${'x'.repeat(9_000_000)}"}` })
  await expect(start()()).rejects.toBeInstanceOf(ExplorerError)
})

test('leaves out entries of others, and transfers of nothing that others made up', async () => {
  lists = {
    txlist: [plain(9, 1, { from: other, to: token })],
    tokentx: [coin(8, 2, { from: me, to: other, value: '0' }), coin(7, 3, { to: other })],
  }
  expect((await start()()).transactions).toEqual([])
})
