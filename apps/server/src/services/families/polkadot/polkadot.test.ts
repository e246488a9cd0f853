import { ss58, substrateAccount } from '@foyer/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openMemory } from '../../../testing/embedded/openMemory.js'
import { startServed } from '../../../testing/startServed.js'
import { startStandIn } from '../../../testing/startStandIn.js'

const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const genesis = `0x${relay.slice(9)}${'c3'.repeat(16)}`
const key = new Uint8Array(32).fill(7)
const owner = ss58.encode(key, 0)

type Call = { id: number; method: string; params: readonly unknown[] }
let database: OpenedDatabase
let asked: Call[]
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await openMemory()
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await database.close()
})
beforeEach(() => {
  asked = []
})

/** What System.Account holds: four counters, what is free, reserved, frozen, and flags. */
function recordOf(free: bigint): string {
  const bytes = Buffer.alloc(80)
  bytes.writeBigUInt64LE(free & (2n ** 64n - 1n), 16)
  bytes.writeBigUInt64LE(free >> 64n, 24)
  return `0x${bytes.toString('hex')}`
}

/** A node that knows its first block, and answers anything else by the method's name. */
async function start(answers: Record<string, unknown>, networks = [relay], first = genesis) {
  const { url, stop } = await startStandIn((body, _, response) => {
    const call = JSON.parse(body) as Call
    const isFirst = call.method === 'chain_getBlockHash'
    if (!isFirst) asked.push(call)
    const result = isFirst ? first : (answers[call.method] ?? null)
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result }))
  })
  const served = await startServed({
    database,
    networks: Object.fromEntries(networks.map((network) => [network, { rpc: [url] }])),
    now: () => Date.UTC(2026, 0, 1),
  })
  stops.push(served.stop, stop)
  return served
}

test('a balance is what is free, with every digit, however the account is spelt', async () => {
  const { balances } = await start({ state_getStorage: recordOf(2n ** 70n + 1n) })
  for (const address of [owner, ss58.encode(key, 42)])
    expect((await balances(address, relay)).balances).toEqual([
      {
        ...{ name: 'DOT', symbol: 'DOT', chainId: relay, price: 0 },
        iconUrl: expect.any(String),
        quantity: { decimals: '10', numeric: '118059162071.7411303425' },
      },
    ])
  const place = substrateAccount.placeOf(owner)
  expect(asked.map(({ params }) => params)).toEqual([[place], [place]])
})

test('an account that the chain does not know has nothing', async () => {
  const { balances } = await start({})
  expect((await balances(owner)).balances).toMatchObject([{ quantity: { numeric: '0' } }])
})

test.each([['0x'], ['0x00'], [`0x${'00'.repeat(31)}`], [7], [{}], [`0x${'00'.repeat(2_000)}`]])(
  'what is no record is no balance: %s',
  async (record) => {
    const { balances } = await start({ state_getStorage: record })
    expect((await balances(owner, relay)).status).toBe(502)
  },
)

test('a node of another chain gives no balance, and gets no transaction', async () => {
  const served = await start({ state_getStorage: recordOf(1n) }, [kusama])
  expect((await served.balances(owner, kusama)).status).toBe(502)
  expect((await served.call(kusama, 'author_submitExtrinsic', ['0x00'])).error).toBeDefined()
  expect(asked).toEqual([])
})

test('an address with a wrong checksum is none here', async () => {
  const { balances } = await start({ state_getStorage: recordOf(1n) })
  const wrong = owner.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
  expect((await balances(wrong, relay)).status).toBe(400)
  expect(asked).toEqual([])
})

test('pages get the methods of the list alone, and nothing that keeps a node busy', async () => {
  const { call } = await start({ system_chain: 'Polkadot', state_call: '0x00' })
  expect((await call(relay, 'system_chain')).result).toBe('Polkadot')
  expect((await call(relay, 'state_call', ['AccountNonceApi_account_nonce', '0x'])).result).toBe(
    '0x00',
  )
  for (const [method, params] of [
    ['author_rotateKeys', []],
    ['author_insertKey', []],
    ['author_pendingExtrinsics', []],
    ['system_peers', []],
    ['system_addReservedPeer', []],
    ['offchain_localStorageSet', []],
    ['state_traceBlock', []],
    ['state_getPairs', ['0x']],
    ['state_subscribeStorage', []],
    ['state_call', ['Core_execute_block', '0x']],
    ['state_call', { 0: 'Core_execute_block' }],
    ['state_getKeysPaged', ['0x', 1_001]],
    ['state_getKeysPaged', ['0x', '5']],
    ['state_getKeysPaged', ['0x']],
  ] as const)
    expect([-32_601, -32_602], method).toContain((await call(relay, method, params)).error?.code)
  expect(asked.map(({ method }) => method)).toEqual(['system_chain', 'state_call'])
})
