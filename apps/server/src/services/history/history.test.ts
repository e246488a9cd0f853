import { readDirectory } from '@foyer/directory/node'
import type { getHistory, getNfts } from '@foyer/protocol/api'
import fc from 'fast-check'
import pino from 'pino'
import { type SandboxChains, startChains, type WorldChain } from 'sandbox'
import { freePort } from 'sandbox/freePort'
import type * as v from 'valibot'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  http,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { seedLocalProject } from '../../projects/seedLocalProject.js'
import type { Services } from '../../Services.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'

type History = v.InferOutput<(typeof getHistory)['output']>
type Nfts = v.InferOutput<(typeof getNfts)['output']>

const directory = createWalletDirectory(readDirectory())
const log = pino({ level: 'silent' })
const network = 'eip155:31337'
let chains: SandboxChains
let chain: WorldChain
let database: OpenedDatabase
beforeAll(async () => {
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
  chain = chains.world.chains[0] as WorldChain
}, 120_000)
afterAll(() => Promise.all([chains.stop(), database.close()]))

// Some of these send hundreds of transactions to a real node.
vi.setConfig({ testTimeout: 120_000 })

const mintAbi = parseAbi(['function mint(address to)', 'function mint(address to, uint256 amount)'])
const cratesAbi = parseAbi([
  'function mintBatch(address to, uint256[] ids, uint256[] amounts)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
])
const visitor = () => chains.world.accounts[0] ?? '0x'
const stranger = () => privateKeyToAddress(generatePrivateKey())
const node = () =>
  createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)

/** A new account with coins, for which the node signs. */
async function rich() {
  const address = stranger()
  await node().setBalance({ address, value: parseEther('100') })
  await node().impersonateAccount({ address })
  return address
}

/** Reads all that was sent: a node takes a transaction before it is in a block. */
async function indexAll({ indexers }: Services) {
  const waiting = async () => (await node().getTxpoolStatus()).pending
  await expect.poll(waiting, { interval: 10 }).toBe(0)
  for (const { run } of indexers) await run(new AbortController().signal)
}

async function start(settings: object = {}, db = database) {
  const networks = { [network]: { rpc: [chain.rpcUrl], index: { from: 0 }, ...settings } }
  const config = readConfig({ FOYER_NETWORKS: JSON.stringify(networks) })
  const services = createServices({ config, database: db, directory, log, now: Date.now })
  await seedLocalProject(services.projects, 'local')
  const app = createApp(services)
  const get = async (path: string) =>
    app.request(`/v1/account/${path}${path.includes('?') ? '&' : '?'}projectId=local`)
  const read = async (path: string): Promise<unknown> => {
    const answer = await get(path)
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const history = async (account: string, query = '') =>
    (await read(`${account}/history?st=foyer${query}`)) as History
  const nfts = async (account: string, query = '') =>
    (await read(`${account}/nfts?st=foyer${query}`)) as Nfts
  return {
    services,
    get,
    history,
    nfts,
    /** Begins to be watched, and waits as long as it takes. */
    async watched(account: string) {
      await history(account)
      await indexAll(services)
    },
    /** Asks until all that is held has its name: what strangers say late is there the next time. */
    async named(account: string) {
      const names = async () => (await nfts(account)).data.map(({ name }) => name)
      await expect.poll(names).not.toContain(null)
    },
  }
}

test('tells what an account lived through, in the words of the interface', async () => {
  const { history, named, watched } = await start()
  await watched(visitor())
  await named(visitor())
  const { data, next } = await history(visitor())
  expect(next).toBeNull()
  const kinds = data.map(({ metadata: { operationType, status } }) => `${operationType} ${status}`)
  // Two kinds of crates, three coins and a stall.
  expect(kinds.slice(-6)).toEqual(Array(6).fill('mint confirmed'))
  for (const kind of ['send', 'receive', 'trade', 'approve'])
    expect(kinds).toContain(`${kind} confirmed`)
  // A call that failed moved nothing, and is there all the same.
  const failed = data.find(({ metadata }) => metadata.status === 'failed')
  expect(failed).toMatchObject({ metadata: { operationType: 'execute' }, transfers: [] })
  const swap = data.find(({ metadata }) => metadata.operationType === 'trade')
  expect(swap?.transfers).toMatchObject([
    { direction: 'out', quantity: { numeric: '40' }, fungible_info: { symbol: 'MUSD' } },
    { direction: 'in', fungible_info: { symbol: 'HRV', name: 'Harvest' } },
  ])
  const stall = data.find(({ transfers }) => transfers[0]?.nft_info)
  expect(stall?.transfers[0]).toMatchObject({
    quantity: { numeric: '1' },
    nft_info: { name: 'Stall 5', flags: { is_spam: false } },
  })
  expect(stall?.transfers[0]?.nft_info?.content?.preview?.url).toContain('/v1/image/')
  const times = data.map(({ metadata }) => Date.parse(metadata.minedAt))
  expect(times).toEqual([...times].sort((one, two) => two - one))
})

test('names the other side of a payment, and writes every digit of it', async () => {
  const { history, watched } = await start()
  const [from, to] = [await rich(), stranger()]
  await watched(from)
  await node().sendTransaction({
    account: from,
    to,
    value: 1_000_000_000_000_000_001n,
    chain: null,
  })
  const token = chain.tokens[0]?.address ?? '0x'
  await node().writeContract({
    ...{ address: token, abi: mintAbi, functionName: 'mint', args: [from, 2_500_001n] },
    ...{ account: from, chain: null },
  })
  await node().writeContract({
    ...{ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, 2_500_000n] },
    ...{ account: from, chain: null },
  })
  await watched(to)
  const mine = await history(from)
  expect(mine.data.map(({ metadata }) => metadata.operationType)).toEqual(['send', 'mint', 'send'])
  expect(mine.data[0]?.metadata).toMatchObject({ sentFrom: from, sentTo: to, nonce: 2 })
  expect(mine.data[2]?.transfers).toMatchObject([
    { direction: 'out', quantity: { numeric: '1.000000000000000001' } },
  ])
  const theirs = await history(to.toLowerCase().slice(2))
  expect(theirs.data.map(({ metadata }) => metadata.operationType)).toEqual(['receive', 'receive'])
  expect(theirs.data[0]?.metadata).toMatchObject({ sentFrom: from, sentTo: to })
  expect(theirs.data[0]?.transfers).toMatchObject([
    { direction: 'in', quantity: { numeric: '2.5' } },
  ])
})

test('forgets what a real chain took back, and learns what came instead', async () => {
  const { services, history, watched } = await start()
  const [from, to, instead] = [await rich(), stranger(), stranger()]
  await watched(from)
  const before = await node().snapshot()
  await node().sendTransaction({ account: from, to, value: 5n, chain: null })
  await indexAll(services)
  const [gone] = (await history(from)).data
  expect(gone?.metadata.sentTo).toBe(to)
  await node().revert({ id: before })
  for (let count = 0; count < 3; count += 1)
    await node().sendTransaction({ account: from, to: instead, value: 7n, chain: null })
  await indexAll(services)
  const { data } = await history(from)
  expect(data.map(({ metadata }) => metadata.sentTo)).toEqual([instead, instead, instead])
  expect((await history(to)).data).toEqual([])
})

test.each([
  ['as many as it remembers or fewer', 64],
  ['more than it remembers', 4],
])('reads anew what a node replaced: %s', async (_, depth) => {
  const { services, history, watched } = await start({ index: { from: 0, depth } })
  const [from, to] = [await rich(), stranger()]
  await watched(from)
  // Each in a block of its own.
  const pay = (value: bigint) =>
    node().sendTransactionSync({ account: from, to, value, chain: null })
  for (let count = 0; count < 12; count += 1) await pay(BigInt(count + 1))
  await indexAll(services)
  expect((await history(from)).data).toHaveLength(12)
  // The twelve blocks are replaced by as many, of which one holds a payment.
  const payment = { from, to, value: '0x63', gas: '0x5208', gasPrice: '0x77359400' }
  await node().request({
    method: 'anvil_reorg' as never,
    params: [12, [[payment, 7]]] as never,
  })
  await indexAll(services)
  const { data } = await history(from)
  expect(data.map(({ transfers }) => transfers[0]?.quantity?.numeric)).toEqual([
    '0.000000000000000099',
  ])
})

test('notices at once that a node was started again, with fewer blocks', async () => {
  const firstPort = await freePort()
  const [before, own] = await Promise.all([
    startChains({ count: 1, firstPort }),
    openTestDatabase(),
  ])
  const url = before.world.chains[0]?.rpcUrl ?? ''
  const client = createTestClient({ mode: 'anvil', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const { services, history, watched } = await start({ rpc: [url], index: {} }, own)
  let after: SandboxChains | undefined
  try {
    const pay = async () => {
      const payment = { account: visitor(), to: visitor(), value: 1n, chain: null }
      return (await client.sendTransactionSync(payment)).transactionHash
    }
    await client.mine({ blocks: 50 })
    await indexAll(services)
    await pay()
    await watched(visitor())
    expect((await history(visitor())).data).toHaveLength(1)
    await before.stop()
    after = await startChains({ count: 1, firstPort })
    await indexAll(services)
    const hash = await pay()
    await indexAll(services)
    // Nothing of the one before is left.
    const hashes = (await history(visitor())).data.map(({ metadata }) => metadata.hash)
    expect(hashes).toEqual([hash])
  } finally {
    await Promise.all([before.stop(), after?.stop()])
    await own.close()
  }
})

test('goes through a long history page by page, unmoved by what happens meanwhile', async () => {
  const { services, history, watched } = await start()
  const from = await rich()
  const pay = () =>
    node().sendTransaction({ account: from, to: from, value: 1n, gas: 21_000n, chain: null })
  const sent: string[] = []
  for (let count = 0; count < 120; count += 1) sent.unshift(await pay())
  await watched(from)
  const first = await history(from)
  expect(first.data).toHaveLength(50)
  sent.unshift(await pay())
  await indexAll(services)
  const second = await history(from, `&cursor=${first.next}`)
  const third = await history(from, `&cursor=${second.next}`)
  expect(third.next).toBeNull()
  const all = [first, second, third].flatMap(({ data }) =>
    data.map(({ metadata }) => metadata.hash),
  )
  expect(all).toEqual(sent.slice(1))
  expect(first.data[0]?.transfers[0]?.direction).toBe('self')
})

test('answers a cursor of another list, a changed one and a made-up one with 400', async () => {
  const { get, history, watched } = await start()
  const from = await rich()
  const pay = () =>
    node().sendTransaction({ account: from, to: from, value: 1n, gas: 21_000n, chain: null })
  for (let count = 0; count < 51; count += 1) await pay()
  await watched(from)
  const { next } = await history(from)
  const cursor = next ?? ''
  const refused = async (path: string) => (await get(path)).status
  expect(await refused(`${from}/history?cursor=${cursor}`)).toBe(200)
  expect(await refused(`${visitor()}/history?cursor=${cursor}`)).toBe(400)
  expect(await refused(`${from}/history?cursor=${cursor}&chainId=${network}`)).toBe(400)
  expect(await refused(`${from}/nfts?cursor=${cursor}`)).toBe(400)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc
          .nat({ max: cursor.length - 1 })
          .map(
            (at) => cursor.slice(0, at) + (cursor[at] === '1' ? '2' : '1') + cursor.slice(at + 1),
          ),
        fc.constantFrom(
          '-1',
          '0',
          '1e9',
          '..',
          '%00',
          "'--",
          'MTIz',
          '1.1.1.eip155:31337.aaaaaaaaaaaaaaaa',
        ),
        fc.string({ minLength: 1, maxLength: 600 }),
      ),
      async (made) => {
        fc.pre(made !== cursor)
        for (const list of ['history', 'nfts'])
          expect(await refused(`${from}/${list}?cursor=${encodeURIComponent(made)}`)).toBe(400)
      },
    ),
    { numRuns: 60 },
  )
})

test('has nothing to tell of other kinds of accounts, other networks and purchases', async () => {
  const { history } = await start()
  const nothing = { data: [], next: null }
  expect(await history('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp5eykt4UsFv8P')).toEqual(nothing)
  expect(await history(visitor(), '&chainId=eip155:1')).toEqual(nothing)
  expect(await history(visitor(), '&onramp=coinbase')).toEqual(nothing)
  const unread = await start({ index: undefined })
  expect(await unread.history(visitor())).toEqual(nothing)
})

test('lists what an account holds of NFTs, as their contracts confirm it', async () => {
  const { history, named, nfts, services, watched } = await start()
  const holder = await rich()
  const mint = () =>
    node().writeContract({
      ...{ address: chain.contracts.stalls, abi: mintAbi, functionName: 'mint', args: [holder] },
      ...{ account: holder, chain: null },
    })
  for (let count = 0; count < 27; count += 1) await mint()
  await watched(holder)
  await named(holder)
  const first = await nfts(holder)
  expect(first.data).toHaveLength(24)
  expect(first.data[0]).toMatchObject({
    ...{ chainId: network, standard: 'ERC721', quantity: { numeric: '1' } },
    address: `${network}:${getAddress(chain.contracts.stalls)}`,
    ...{ collection: 'Market Stalls', description: 'A stall at Harvest Market.' },
    flags: { is_spam: false },
  })
  expect(first.data[0]?.name).toBe(`Stall ${first.data[0]?.tokenId}`)
  expect(first.data[0]?.imageUrl).toContain('/v1/image/')
  const second = await nfts(holder, `&cursor=${first.next}`)
  expect(second.data).toHaveLength(3)
  expect(second.next).toBeNull()
  const ids = [...first.data, ...second.data].map(({ tokenId }) => Number(tokenId))
  expect(ids).toEqual([...ids].sort((one, two) => two - one))

  // One is given away; before the index knows of it, its contract does.
  const friend = stranger()
  await node().writeContractSync({
    ...{ address: chain.contracts.stalls, abi: erc721Abi, functionName: 'transferFrom' },
    args: [holder, friend, BigInt(ids[0] ?? 0)],
    ...{ account: holder, chain: null },
  })
  expect((await nfts(holder)).data[0]?.tokenId).toBe(String(ids[1]))
  await indexAll(services)
  await watched(friend)
  await named(friend)
  expect((await nfts(friend)).data.map(({ tokenId }) => tokenId)).toEqual([String(ids[0])])
  expect((await history(friend)).data[0]?.transfers[0]?.nft_info?.name).toBe(`Stall ${ids[0]}`)
})

test('counts what one holds of a kind, sent alone or together', async () => {
  const { history, named, nfts, services, watched } = await start()
  const { crates } = chain.contracts
  await watched(visitor())
  await named(visitor())
  const ofVisitor = (await nfts(visitor())).data.filter(({ standard }) => standard === 'ERC1155')
  expect(
    ofVisitor.map(({ name, tokenId, quantity, collection }) => ({
      ...{ name, tokenId, quantity, collection },
    })),
  ).toEqual([
    {
      ...{ name: 'Crate 2', tokenId: '2', quantity: { numeric: '2' } },
      collection: 'Harvest Crates',
    },
    {
      ...{ name: 'Crate 1', tokenId: '1', quantity: { numeric: '3' } },
      collection: 'Harvest Crates',
    },
  ])

  const [from, to] = [await rich(), stranger()]
  await watched(from)
  await watched(to)
  const send = (data: `0x${string}`) =>
    node().sendTransaction({ account: from, to: crates, data, gas: 500_000n, chain: null })
  await send(
    encodeFunctionData({
      abi: cratesAbi,
      functionName: 'mintBatch',
      args: [from, [7n, 8n], [5n, 6n]],
    }),
  )
  await send(
    encodeFunctionData({
      abi: cratesAbi,
      functionName: 'safeTransferFrom',
      args: [from, to, 7n, 2n, '0x'],
    }),
  )
  await send(
    encodeFunctionData({
      abi: cratesAbi,
      functionName: 'safeBatchTransferFrom',
      args: [from, to, [7n, 8n], [1n, 6n], '0x'],
    }),
  )
  await indexAll(services)
  await Promise.all([from, to].map(named))
  const told = ({ data }: History) =>
    data.map(({ metadata, transfers }) => [
      metadata.operationType,
      ...transfers.map(
        ({ direction, quantity, nft_info }) =>
          `${direction} ${quantity?.numeric} ${nft_info?.name}`,
      ),
    ])
  expect(told(await history(from))).toEqual([
    ['send', 'out 1 Crate 7', 'out 6 Crate 8'],
    ['send', 'out 2 Crate 7'],
    ['mint', 'in 5 Crate 7', 'in 6 Crate 8'],
  ])
  expect(told(await history(to))).toEqual([
    ['receive', 'in 1 Crate 7', 'in 6 Crate 8'],
    ['receive', 'in 2 Crate 7'],
  ])
  const held = async (who: string) =>
    (await nfts(who)).data.map(({ name, quantity }) => `${quantity?.numeric} ${name}`)
  // An account that gave all of a kind away has none of it.
  expect(await held(from)).toEqual(['2 Crate 7'])
  expect(await held(to)).toEqual(['6 Crate 8', '3 Crate 7'])
})
