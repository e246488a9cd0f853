import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import pino from 'pino'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../database/Database.js'
import { createMetrics } from '../../metrics/createMetrics.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import {
  type FakeMove,
  type FakeTransaction,
  type Lie,
  startFakeNode,
  timeOf,
} from '../../testing/startFakeNode.js'
import { createChains } from '../chains/createChains.js'
import { families } from '../families/families.js'
import { listIndexed } from '../history/listIndexed.js'
import type { AssetMove } from './AccountTransaction.js'
import { createIndexer } from './createIndexer.js'
import { createWatches } from './createWatches.js'
import { indexedBlocks, indexedMoves, indexedNetworks, watchedAddresses } from './tables.js'

let database: OpenedDatabase
let chainId = 1_000
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const account = (digit: string): Hex => `0x${digit.repeat(40)}`
const users = ['a', 'b', 'c', 'd'].map(account)
const contracts = ['e', 'f'].map(account)
const patient = new AbortController().signal

/** A node of a network of its own, and processes that read it into the one database. */
async function start({ depth = 64, inAll = 100, ofProject = 100 } = {}) {
  chainId += 1
  const network = `eip155:${chainId}` as const
  const node = await startFakeNode(chainId)
  // The blocks of the node are as old.
  const clock = { time: 1_700_000_000_000 }
  const now = () => clock.time
  const { db } = database
  const process = (holder: string, blocksMax = 1_000, from: number | null = 0) =>
    createIndexer({
      ...{ network, db, holder, depth, blocksMax, now },
      from: from ?? undefined,
      log: pino({ level: 'silent' }),
      chains: createChains([{ id: network, settings: { rpc: [node.url] } }], { families, now }),
      metrics: createMetrics(),
      limits: { inAll, ofProject },
    })
  return {
    ...{ node, clock, process, network, depth },
    watch: (address: string, projectId = 'shop') =>
      createWatches({ db, now, addressesMax: inAll }).touch(network, address, projectId),
    read: (address: string) =>
      listIndexed(db, { network, address, after: undefined, limit: 1_000 }),
  }
}
type World = Awaited<ReturnType<typeof start>>

const pay = (digit: string): FakeTransaction => ({
  ...{ from: account(digit), to: account('f'), value: 1n },
  failed: false,
  moves: [],
})

/** What is to be known of an account, worked out from the chain as it is in the end. */
function expected({ node }: World, who: Hex) {
  const all = node.blocks.flatMap((block) =>
    block.transactions.flatMap(({ from, to, value, failed, moves, hash }, place) => {
      const native: Told = {
        kind: 'native',
        contract: null,
        tokenId: null,
        amount: value,
        from,
        to,
      }
      const happened = failed ? [] : [...(value > 0n ? [native] : []), ...moves.flatMap(spread)]
      const own = happened.filter(
        (move) => (move.from === who || move.to === who) && (move.amount > 0n || from === who),
      )
      if (own.length === 0 && from !== who && to !== who) return []
      return [{ hash, block: block.number, place, time: timeOf(block), failed, moves: own }]
    }),
  )
  return all.reverse()
}

type Told = Pick<AssetMove, 'contract' | 'tokenId' | 'amount' | 'from' | 'to'> & { kind: string }

function spread({ kind, contract, from, to, numbers }: FakeMove): Told[] {
  const [number = 0n] = numbers
  const rest = { kind, contract, from, to }
  if (kind === 'erc20') return [{ ...rest, tokenId: null, amount: number }]
  if (kind === 'erc721') return [{ ...rest, tokenId: String(number), amount: 1n }]
  return numbers.map((id) => ({ ...rest, tokenId: String(id), amount: id }))
}

async function known(world: World, who: Hex) {
  return (await world.read(who)).map(({ hash, block, place, time, failed, moves }) => ({
    ...{ hash, block, place, time, failed },
    moves: moves.map(({ kind, contract, tokenId, amount, from, to }) => ({
      ...{ kind, contract, tokenId, amount, from, to },
    })),
  }))
}

/** What moved, as it is stored: also what no list would show. */
async function stored({ network }: World, who: Hex) {
  const own = and(eq(indexedMoves.network, network), eq(indexedMoves.address, who))
  const rows = await database.db.select().from(indexedMoves).where(own)
  return rows.map(({ hash, block, kind, contract, tokenId, amount, from, to }) =>
    inOrder({ hash, block, kind, contract, tokenId, amount, from, to }),
  )
}

function inOrder({ hash, block, kind, contract, tokenId, amount, from, to }: Told & Position) {
  return [block, hash, kind, contract, tokenId, amount, from, to].join(' ')
}
type Position = { hash: string; block: number }

/** Nothing is missing, nothing is double, and nothing is left of what was replaced. */
async function check(world: World): Promise<void> {
  const { network, node, depth } = world
  const { db } = database
  for (const who of users) {
    const right = expected(world, who)
    expect(await known(world, who)).toEqual(right)
    const moves = right.flatMap(({ hash, block, moves }) =>
      moves.map((move) => inOrder({ ...move, hash, block })),
    )
    expect((await stored(world, who)).sort()).toEqual(moves.sort())
  }
  const last = node.blocks.length - 1
  const progress = db.select().from(indexedNetworks).where(eq(indexedNetworks.network, network))
  expect(await progress).toMatchObject([{ last }])
  const blocks = await db.select().from(indexedBlocks).where(eq(indexedBlocks.network, network))
  expect(blocks.length).toBeLessThanOrEqual(depth)
  for (const { number, hash } of blocks) expect(hash).toBe(node.blocks[number]?.hash)
  const watched = db.select().from(watchedAddresses).where(eq(watchedAddresses.network, network))
  for (const { next, until } of await watched) expect(next).toBe((until ?? 0) + 1)
}

const user = fc.constantFrom(...users)
const move = fc.record({
  kind: fc.constantFrom('erc20' as const, 'erc721' as const, 'erc1155' as const),
  contract: fc.constantFrom(...contracts),
  from: user,
  to: user,
  numbers: fc.array(fc.bigInt(0n, 2n ** 256n - 1n), { minLength: 1, maxLength: 3 }),
})
const transaction = fc.record({
  from: user,
  to: fc.oneof(user, fc.constantFrom(...contracts)),
  value: fc.bigInt(0n, 3n),
  failed: fc.boolean(),
  moves: fc.array(move, { maxLength: 3 }),
})
const lies: Record<string, Lie> = {
  refuses: ({ method }, truth) => (method === 'eth_getLogs' ? new Error('too many') : truth),
  narrows: ({ method, params }, truth) => {
    const { fromBlock, toBlock } = (params[0] ?? {}) as Record<string, string>
    return method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) > 1
      ? new Error('too many')
      : truth
  },
  forgets: ({ method }, truth) => (method === 'eth_getBlockByNumber' ? null : truth),
  boasts: ({ method }, truth) => (method === 'eth_blockNumber' ? '0x1fffffffffffff' : truth),
  lags: ({ method }, truth) => (method === 'eth_blockNumber' ? '0x0' : truth),
  babbles: (_, truth) => ({ html: '<html>', truth: String(truth) }),
  skips: ({ method }, truth) =>
    method === 'eth_getBlockByNumber' && truth ? { ...truth, number: '0x7' } : truth,
  disowns: ({ method }, truth) =>
    method === 'eth_getBlockByNumber' && truth
      ? { ...truth, parentHash: `0x${'9'.repeat(64)}` }
      : truth,
  misplaces: ({ method }, truth) =>
    method === 'eth_getLogs' && Array.isArray(truth)
      ? truth.map((log: object) => ({ ...log, blockHash: `0x${'9'.repeat(64)}` }))
      : truth,
  strays: ({ method }, truth) =>
    method === 'eth_getTransactionReceipt' && truth
      ? { ...truth, transactionHash: `0x${'9'.repeat(64)}` }
      : truth,
}
const step = fc.oneof(
  fc.record({
    do: fc.constant('mine' as const),
    blocks: fc.array(fc.array(transaction, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant('replace' as const),
    count: fc.integer({ min: 1, max: 5 }),
    blocks: fc.array(fc.array(transaction, { maxLength: 2 }), { maxLength: 6 }),
  }),
  fc.record({ do: fc.constant('watch' as const), who: user }),
  fc.record({ do: fc.constant('run' as const), process: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    do: fc.constant('lie' as const),
    process: fc.integer({ min: 0, max: 1 }),
    how: fc.constantFrom(...Object.keys(lies)),
    after: fc.nat({ max: 12 }),
  }),
  fc.record({
    do: fc.constant('race' as const),
    process: fc.integer({ min: 0, max: 1 }),
    after: fc.nat({ max: 12 }),
    count: fc.integer({ min: 1, max: 3 }),
    blocks: fc.array(fc.array(transaction, { maxLength: 2 }), { maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('wait' as const) }),
  fc.record({ do: fc.constant('settle' as const), process: fc.integer({ min: 0, max: 1 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer one> ? one : never
type Indexer = ReturnType<World['process']>

const acts: {
  [name in Step['do']]: (
    world: World,
    processes: readonly Indexer[],
    step: Extract<Step, { do: name }>,
  ) => unknown
} = {
  mine: ({ node }, _, { blocks }) => blocks.forEach(node.mine),
  replace({ node }, _, { count, blocks }) {
    node.drop(count)
    blocks.forEach(node.mine)
  },
  watch: ({ watch }, _, { who }) => watch(who),
  async race({ node }, processes, { process, after, count, blocks }) {
    let calls = 0
    node.hold(() => {
      calls += 1
      if (calls === after) {
        node.drop(count)
        blocks.forEach(node.mine)
      }
      return undefined
    })
    await processes[process]?.run(patient).catch(() => undefined)
    node.hold()
  },
  wait({ clock }) {
    clock.time += 31_000
  },
  async settle(world, processes, { process }) {
    for (const who of users) await world.watch(who)
    world.clock.time += 31_000
    // Each run reads a few blocks alone.
    for (let runs = 0; runs < 12; runs += 1) await processes[process]?.run(patient)
    await check(world)
  },
  run: (_, processes, { process }) => processes[process]?.run(patient).catch(() => undefined),
  async lie({ node }, processes, { how, after, process }) {
    let truths = after
    const lie = lies[how]
    node.lie((call, truth) => (truths-- > 0 || !lie ? truth : lie(call, truth)))
    await processes[process]?.run(patient).catch(() => undefined)
    node.lie()
  },
}

async function live(world: World, steps: readonly Step[]): Promise<void> {
  const { clock, process, watch } = world
  const processes = [process('one', 7), process('two', 7)]
  for (const who of users.slice(0, 2)) await watch(who)
  for (const one of steps) {
    await acts[one.do](world, processes, one as never)
    // Most of the time a reader is active.
    if (one.do === 'mine') await processes[0]?.run(patient).catch(() => undefined)
  }
  for (const who of users) await watch(who)
  clock.time += 3_600_000
  // After a restart, without what the first ones had in memory.
  await process('three').run(patient)
  await check(world)
}

test('knows each transaction once, whatever was replaced, read or answered', async () => {
  const steps = fc.array(step, { minLength: 6, maxLength: 24, size: 'max' })
  // A failure says the seed and the path that bring it back.
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(3, 64), async (steps, depth) => {
      const world = await start({ depth })
      try {
        await live(world, steps)
      } finally {
        await world.node.stop()
      }
    }),
    { numRuns: 20, interruptAfterTimeLimit: 90_000 },
  )
}, 180_000)

test('reads blocks from before the first request, also those of the very first run', async () => {
  const { node, process, watch, read } = await start()
  node.mine([pay('a')])
  const one = process('one')
  await one.run(patient)
  node.mine([pay('a'), pay('b')])
  expect(await watch(account('a'))).toBe(false)
  await one.run(patient)
  expect(await watch(account('a'))).toBe(true)
  expect(await read(account('a'))).toHaveLength(2)
  expect(await read(account('b'))).toHaveLength(0)
  await node.stop()
})

test('reads no block twice, and asks only for what is new', async () => {
  const { node, process, watch } = await start()
  for (let count = 0; count < 30; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  await process('one').run(patient)
  node.calls.length = 0
  await process('one').run(patient)
  const methods = node.calls.map(({ method }) => method).filter((one) => one !== 'eth_chainId')
  expect(methods).toEqual(['eth_blockNumber', 'eth_getBlockByNumber'])
  await node.stop()
})

test('lets one process read at a time, and another one when it is gone for half a minute', async () => {
  const { node, clock, process, watch, read } = await start()
  node.mine([pay('a')])
  await watch(account('a'))
  const [one, two] = [process('one'), process('two')]
  await one.run(patient)
  node.mine([pay('a')])
  node.calls.length = 0
  await two.run(patient)
  expect(node.calls).toEqual([])
  expect(await read(account('a'))).toHaveLength(1)
  clock.time += 30_000
  await two.run(patient)
  expect(await read(account('a'))).toHaveLength(2)
  await node.stop()
})

test('writes nothing any more when another process took over while it was waiting for the node', async () => {
  const { node, clock, process, watch, read } = await start()
  await watch(account('a'))
  const [one, two] = [process('one'), process('two')]
  await one.run(patient)
  node.mine([pay('a')])
  let asked = () => {}
  const waits = new Promise<void>((resolve) => {
    asked = resolve
  })
  let reply = () => {}
  node.hold(({ method }) => {
    if (method !== 'eth_getTransactionReceipt') return undefined
    asked()
    return new Promise<void>((resolve) => {
      reply = resolve
    })
  })
  const slow = one.run(patient)
  await waits
  node.hold()
  clock.time += 30_000
  node.drop(1)
  node.mine([])
  await two.run(patient)
  reply()
  await slow
  expect(await read(account('a'))).toEqual([])
  await node.stop()
})

test('asks for logs in halves when the node refuses many blocks at once', async () => {
  const { node, process, watch, read } = await start()
  const [a, b, token] = [account('a'), account('b'), account('e')]
  // Only the logs tell that it is among them.
  const given = { kind: 'erc20', contract: token, from: b, to: a, numbers: [1n] } as const
  for (let count = 0; count < 60; count += 1)
    node.mine([{ from: b, to: token, value: 0n, failed: false, moves: [given] }])
  await watch(a)
  node.lie(({ method, params }, truth) => {
    const { fromBlock, toBlock } = (params[0] ?? {}) as Record<string, string>
    const wide = method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) > 2
    return wide ? new Error('query returned more than 10000 results') : truth
  })
  await process('one').run(patient)
  expect(await read(account('a'))).toHaveLength(60)
  await node.stop()
})

test('reads everything anew when more was replaced than it remembers', async () => {
  const { node, process, watch, read } = await start({ depth: 4 })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one')
  await one.run(patient)
  node.drop(8)
  for (let count = 0; count < 12; count += 1) node.mine(count % 2 === 0 ? [] : [pay('a')])
  await one.run(patient)
  expect((await read(account('a'))).map(({ hash }) => hash).reverse()).toEqual(
    node.blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)),
  )
  await node.stop()
})

test('believes no node that so many blocks were replaced when those do not follow each other', async () => {
  const { node, process, watch, read } = await start({ depth: 4 })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one')
  await one.run(patient)
  node.lie(({ method, params }, truth) =>
    method === 'eth_getBlockByNumber' && truth
      ? { ...truth, hash: `0x${Number(params[0]).toString(16).padStart(64, '7')}` }
      : truth,
  )
  await expect(one.run(patient)).rejects.toThrow('does not follow')
  node.lie(({ method }, truth) => (method === 'eth_getBlockByNumber' ? null : truth))
  await expect(one.run(patient)).rejects.toThrow('lacks block')
  expect(await read(account('a'))).toHaveLength(10)
  await node.stop()
})

test.each([
  ['a little', 64, 2],
  ['further back than it remembers', 4, 8],
])('notices at once that the chain became shorter, %s', async (_, depth, fewer) => {
  const { node, process, watch, read } = await start({ depth })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one')
  await one.run(patient)
  node.drop(fewer)
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(10 - fewer)
  node.mine([pay('a')])
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(11 - fewer)
  await node.stop()
})

test('notices at once another chain that is shorter than the block where it began', async () => {
  const { node, process, watch, read } = await start({ depth: 4 })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one', 1_000, null)
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(1)
  node.restart()
  node.mine([pay('a')])
  await one.run(patient)
  expect((await read(account('a'))).map(({ block }) => block)).toEqual([1])
  await node.stop()
})

test.each([
  ['from the start', 0, 0],
  ['from the newest block', null, 0],
  ['from the start, a little', 0, 9],
])('keeps what it read %s while the node is catching up', async (_, from, have) => {
  const { node, clock, process, watch, read } = await start({ depth: 4 })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one', 1_000, from)
  await one.run(patient)
  const before = await read(account('a'))
  clock.time += 2 * 86_400_000
  node.lie(({ method, params }, truth) => {
    if (method === 'eth_blockNumber') return `0x${have.toString(16)}`
    return method === 'eth_getBlockByNumber' && Number(params[0]) > have ? null : truth
  })
  await one.run(patient)
  expect(await read(account('a'))).toEqual(before)
  node.lie()
  node.mine([pay('a')])
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(before.length + 1)
  await node.stop()
})

test('notices that blocks are replaced while it reads those after them', async () => {
  const { node, process, watch, read } = await start()
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one')
  await one.run(patient)
  node.mine([pay('a')])
  // Right after it has looked whether the last block is still there.
  node.hold(({ method, params }) => {
    if (method !== 'eth_getBlockByNumber' || Number(params[0]) !== 10) return undefined
    node.hold()
    node.drop(2)
    for (let count = 0; count < 3; count += 1) node.mine([pay('a')])
    return undefined
  })
  await expect(one.run(patient)).rejects.toThrow('does not follow')
  await one.run(patient)
  expect((await read(account('a'))).map(({ hash }) => hash).reverse()).toEqual(
    node.blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)),
  )
  await node.stop()
})

test('notices that blocks are replaced while it reads them for nobody yet', async () => {
  const { node, process, watch, read } = await start()
  const one = process('one')
  await one.run(patient)
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  // The blocks up to the eighth are those from before, those behind it the new ones.
  node.hold(({ method, params }) => {
    if (method !== 'eth_getBlockByNumber' || Number(params[0]) !== 8) return undefined
    node.hold()
    node.drop(5)
    for (let count = 0; count < 5; count += 1) node.mine([pay('a')])
    return undefined
  })
  await expect(one.run(patient)).rejects.toThrow('does not follow')
  await one.run(patient)
  await watch(account('a'))
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(10)
  await node.stop()
})

test('goes on with earlier blocks where it was when newer ones are replaced meanwhile', async () => {
  const { node, process, watch, read } = await start()
  await process('one').run(patient)
  for (let count = 0; count < 60; count += 1) node.mine([pay('a')])
  await process('one').run(patient)
  await watch(account('a'))
  const one = process('one', 1)
  await one.run(patient)
  const some = (await read(account('a'))).length
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(60)
  node.drop(2)
  for (let count = 0; count < 3; count += 1) node.mine([pay('a')])
  await process('one').run(patient)
  expect(await read(account('a'))).toHaveLength(61)
  await node.stop()
})

test('reads everything anew when the network is another chain, as after a restart of a local node', async () => {
  const { node, process, watch, read } = await start({ depth: 4 })
  for (let count = 0; count < 10; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one')
  await one.run(patient)
  node.restart()
  node.mine([pay('a')])
  await one.run(patient)
  expect((await read(account('a'))).map(({ hash }) => hash)).toEqual(
    node.blocks.at(-1)?.transactions.map(({ hash }) => hash),
  )
  await node.stop()
})

test('goes on after a node boasted of blocks that are not there', async () => {
  const { node, process, watch, read } = await start({ depth: 4 })
  const one = process('one')
  const far = 5_000_000
  node.lie(({ method, params }, truth) => {
    if (method === 'eth_blockNumber') return `0x${far.toString(16)}`
    if (method !== 'eth_getBlockByNumber' || Number(params[0]) < 1_000) return truth
    const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
    const [hash, parentHash] = [hashOf(Number(params[0])), hashOf(Number(params[0]) - 1)]
    return { number: params[0], hash, parentHash, timestamp: '0x1', transactions: [] }
  })
  await one.run(patient)
  node.lie()
  node.mine([pay('a')])
  await watch(account('a'))
  await one.run(patient)
  node.mine([pay('a')])
  await one.run(patient)
  expect(await read(account('a'))).toHaveLength(2)
  await node.stop()
})

test('begins at the newest block when nothing else is said', async () => {
  const { node, process, watch, read } = await start()
  for (let count = 0; count < 5; count += 1) node.mine([pay('a')])
  await watch(account('a'))
  const one = process('one', 1_000, null)
  await one.run(patient)
  node.mine([pay('a')])
  await one.run(patient)
  // The newest block at the start, and what came since.
  expect((await read(account('a'))).map(({ block }) => block)).toEqual([6, 5])
  await node.stop()
})

test('forgets who was not asked for the longest when a project or all have too many', async () => {
  const { node, clock, process, watch, read } = await start({ inAll: 3, ofProject: 2 })
  node.mine(['a', 'b', 'c', 'd', 'e'].map(pay))
  const one = process('one')
  for (const [digit, project] of [
    ['a', 'shop'],
    ['b', 'shop'],
    ['c', 'bank'],
    ['d', 'shop'],
  ] as const) {
    clock.time += 1_000
    await watch(account(digit), project)
  }
  await one.run(patient)
  // The shop has one too many; the bank is none the worse for it.
  const counts = async () =>
    Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (one) => (await read(account(one))).length))
  expect(await counts()).toEqual([0, 1, 1, 1, 0])
  clock.time += 1_000
  await watch(account('e'), 'cafe')
  await one.run(patient)
  expect(await counts()).toEqual([0, 0, 1, 1, 1])
  clock.time += 3_600_000
  await watch(account('a'), 'shop')
  await one.run(patient)
  expect((await read(account('a'))).length).toBe(1)
  await node.stop()
})

test('shows no made-up transfer of nothing', async () => {
  const { node, process, watch, read } = await start()
  const [a, b, token] = [account('a'), account('b'), account('e')]
  const fake = { kind: 'erc20', contract: token, from: a, to: b, numbers: [0n] } as const
  const made = { to: token, value: 0n, failed: false, moves: [fake] }
  node.mine([
    { ...made, from: b },
    { ...made, from: a },
  ])
  await watch(a)
  await process('one').run(patient)
  expect((await read(a)).map(({ from }) => from)).toEqual([a])
  await node.stop()
})

test('counts the receivers of an unrequested NFT', async () => {
  const { node, process, watch, read } = await start()
  const [a, b, contract] = [account('a'), account('b'), account('e')]
  const many = Array.from(
    { length: 30 },
    (_, at): Hex => `0x${(at + 16).toString(16).padStart(40, '0')}`,
  )
  const moves = [a, ...many].map(
    (to) => ({ kind: 'erc1155', contract, from: b, to, numbers: [1n] }) as const,
  )
  node.mine([{ from: b, to: contract, value: 0n, failed: false, moves }])
  await watch(a)
  await process('one').run(patient)
  expect(await read(a)).toMatchObject([{ crowd: 31, moves: [{ to: a }] }])
  await node.stop()
})
