import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { afterEach, expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import type { Balance } from '../FamilyFeatures.js'
import type { FoyerOptions } from '../options.js'
import { startClient } from '../startClient.js'
import { createTestClient, type TestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import { getBalance } from './getBalance.js'
import { getBalanceQueryKey, getBalanceQueryOptions } from './getBalanceQueryOptions.js'
import { refreshBalances } from './refreshBalances.js'
import { removePersistedQueries } from './removePersistedQueries.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const ether: Balance = { amount: 10n ** 18n, decimals: 18, symbol: 'ETH' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Two visits of one browser: the second begins after the first. */
function visit(kept: Storage, passedMs = 0, options: Partial<FoyerOptions> = {}) {
  const adapter = fakeAdapter()
  const client = createTestClient({ adapters: [adapter], ...options }, { localStorage: () => kept })
  client.held.pass(passedMs)
  ends.push(client.destroy)
  const reads = () => adapter.calls.filter((call) => call === 'getBalance')
  return { client, adapter, reads }
}

/** A visit whose wallet is connected: what is read of it is persisted. */
async function connected(...parameters: Parameters<typeof visit>) {
  const made = visit(...parameters)
  startClient(made.client)
  await connect(made.client, kestrel)
  return made
}

/** What the cache has once its code is loaded, and its age. */
async function cached(client: TestClient, parameters: getBalance.Parameters = { caipAddress }) {
  const { queryClient } = await client.queries.load()
  const state = queryClient.getQueryState<Balance>(getBalanceQueryKey(client, parameters))
  return state && { ...state, ageMs: Date.now() - state.dataUpdatedAt }
}

/** An adapter whose answers a test gives. */
function slow() {
  const settles: ((balance: Balance) => void)[] = []
  const adapter = fakeAdapter({
    getBalance: () => new Promise<Balance>((settle) => settles.push(settle)),
  })
  const client = createTestClient({ adapters: [adapter] })
  ends.push(client.destroy)
  return { adapter, client, settles }
}

test('a balance of a moment ago is there at once after a reload with its age, and is not requested again', async () => {
  const kept = memoryStorage()
  const before = await connected(kept)
  expect(await cached(before.client)).toBeUndefined()
  await getBalance(before.client, { caipAddress })
  expect((await cached(before.client))?.data).toEqual(ether)

  expect((await cached(visit(kept, 29_999).client))?.data).toEqual(ether)
  // The cache goes by the clock of the machine, which does not stand still meanwhile.
  const after = visit(kept, 20_000)
  const restored = await cached(after.client)
  expect(restored?.data).toEqual(ether)
  expect(restored?.ageMs).toBeGreaterThanOrEqual(20_000)
  expect(restored?.ageMs).toBeLessThan(30_000)
  await getBalance(after.client, { caipAddress })
  expect(after.reads()).toEqual([])
  expect(await cached(after.client, { caipAddress, caipNetworkId: 'eip155:10' })).toBeUndefined()
})

test('a balance of half a minute ago, or of a clock that was put back, is not shown', async () => {
  const kept = memoryStorage()
  await getBalance((await connected(kept, 1_000)).client, { caipAddress })
  const { client, reads } = visit(kept, 31_000)
  expect(await cached(client)).toBeUndefined()
  await getBalance(client, { caipAddress })
  expect(reads()).toHaveLength(1)
  expect(await cached(visit(kept, 0).client)).toBeUndefined()
})

test('a change invalidates what was read, also what the browser keeps', async () => {
  const kept = memoryStorage()
  const { client, reads } = await connected(kept)
  await getBalance(client, { caipAddress })
  refreshBalances(client)
  expect((await cached(client))?.isInvalidated).toBe(true)
  expect(await cached(visit(kept).client)).toBeUndefined()
  await getBalance(client, { caipAddress })
  expect(reads()).toHaveLength(2)
})

test('a host invalidates by key, and that is not kept either', async () => {
  const kept = memoryStorage()
  const { client, reads } = await connected(kept)
  await getBalance(client, { caipAddress })
  const { queryClient } = await client.queries.load()
  await queryClient.invalidateQueries({ queryKey: getBalanceQueryKey(client, { caipAddress }) })
  expect(await cached(visit(kept).client)).toBeUndefined()
  await getBalance(client, { caipAddress })
  expect(reads()).toHaveLength(2)
})

test('an answer that was on its way when the balance changed is neither kept nor fresh', async () => {
  const kept = memoryStorage()
  const settles: ((balance: Balance) => void)[] = []
  const adapter = fakeAdapter({
    getBalance: () => new Promise<Balance>((settle) => settles.push(settle)),
  })
  const client = createTestClient({ adapters: [adapter] }, { localStorage: () => kept })
  ends.push(client.destroy)
  startClient(client)
  await connect(client, kestrel)
  const first = getBalance(client, { caipAddress })
  await expect.poll(() => settles).toHaveLength(1)
  refreshBalances(client)
  settles[0]?.({ ...ether, amount: 1n })
  await first
  expect(await cached(visit(kept).client)).toBeUndefined()
  const second = getBalance(client, { caipAddress })
  await expect.poll(() => settles).toHaveLength(2)
  settles[1]?.({ ...ether, amount: 2n })
  expect((await second).amount).toBe(2n)
  expect((await cached(visit(kept).client))?.data?.amount).toBe(2n)
})

test('an observer gets the answer after the change, when the first one is late', async () => {
  const { client, settles } = slow()
  const { queryClient } = await client.queries.load()
  const observer = new QueryObserver(queryClient, getBalanceQueryOptions(client, { caipAddress }))
  ends.push(observer.subscribe(() => {}))
  await expect.poll(() => settles).toHaveLength(1)
  refreshBalances(client)
  settles[0]?.({ ...ether, amount: 1n })
  await expect.poll(() => settles).toHaveLength(2)
  settles[1]?.({ ...ether, amount: 2n })
  await expect.poll(() => observer.getCurrentResult().data?.amount).toBe(2n)
  expect(observer.getCurrentResult().isStale).toBe(false)
  // What is refetched once more is requested once more, and not twice.
  refreshBalances(client)
  await expect.poll(() => settles).toHaveLength(3)
  refreshBalances(client)
  await expect.poll(() => settles).toHaveLength(4)
  settles[2]?.({ ...ether, amount: 3n })
  settles[3]?.({ ...ether, amount: 4n })
  await expect.poll(() => observer.getCurrentResult().data?.amount).toBe(4n)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
  expect(settles).toHaveLength(4)
})

test('a disconnected wallet leaves no balance behind, in the browser or in memory', async () => {
  const kept = memoryStorage()
  const { client } = await connected(kept)
  await getBalance(client, { caipAddress })
  expect(kept.getItem('foyer:test:v1:balances')).toContain(fakeAddress)
  await disconnect(client)
  expect(kept.getItem('foyer:test:v1:balances')).toBeNull()
  expect(await cached(client)).toBeUndefined()
})

test('a host deletes what the browser keeps of accounts', async () => {
  const kept = memoryStorage()
  const { client } = await connected(kept)
  await getBalance(client, { caipAddress })
  removePersistedQueries(client)
  expect(kept.getItem('foyer:test:v1:balances')).toBeNull()
  // What is in memory is shown on.
  expect((await cached(client))?.data).toEqual(ether)
})

test('without persistQueries nothing of an account is kept or restored', async () => {
  const kept = memoryStorage()
  await getBalance((await connected(kept)).client, { caipAddress })
  expect(await cached(visit(kept, 0, { persistQueries: false }).client)).toBeUndefined()
  kept.removeItem('foyer:test:v1:balances')
  await getBalance((await connected(kept, 0, { persistQueries: false })).client, { caipAddress })
  expect(Object.values({ ...kept }).join()).not.toContain(fakeAddress)
})

test('a balance of an account that is not connected is not kept', async () => {
  const kept = memoryStorage()
  await getBalance(visit(kept).client, { caipAddress })
  expect(Object.keys(kept)).toEqual([])
})

test('of a kind only so many are kept, the latest', async () => {
  const kept = memoryStorage()
  const { client } = await connected(kept)
  for (let token = 0; token < 10; token += 1)
    await getBalance(client, { caipAddress, token: `0x${token}` })
  const tokens = JSON.parse(kept.getItem('foyer:test:v1:balances') ?? '[]').map(
    ({ key }: { key: { token: string } }) => key.token,
  )
  expect(tokens).toEqual(['0x9', '0x8', '0x7', '0x6', '0x5', '0x4', '0x3', '0x2'])
})

const entry = (data: unknown, key: unknown = { address: fakeAddress, caipNetworkId: 'eip155:1' }) =>
  JSON.stringify([{ key, at: 1_000_000, data }])
test.each([
  'no json',
  '{}',
  '[{"id":1}]',
  entry({ amount: '-1', decimals: 18, symbol: 'ETH' }),
  entry({ amount: '1', decimals: 256, symbol: 'ETH' }),
  entry(null),
  entry({ amount: '1', decimals: 18, symbol: 'ETH' }, 'eip155:1'),
])('what was tampered with is absent: %s', async (text) => {
  const kept = memoryStorage({ 'foyer:test:v1:balances': text })
  expect(await cached(visit(kept).client)).toBeUndefined()
})

test('a host’s own QueryClient holds what is read, under keys of the app, and outlives the client', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['host'], 'own')
  const { client, reads } = visit(memoryStorage(), 0, { queryClient })
  await expect(
    queryClient.fetchQuery(getBalanceQueryOptions(client, { caipAddress })),
  ).resolves.toEqual(ether)
  await getBalance(client, { caipAddress })
  expect(reads()).toHaveLength(1)
  expect(queryClient.getQueryData(getBalanceQueryKey(client, { caipAddress }))).toEqual(ether)
  expect(getBalanceQueryKey(client, { caipAddress }).slice(0, 2)).toEqual(['foyer', 'test'])
  refreshBalances(client)
  await getBalance(client, { caipAddress })
  expect(reads()).toHaveLength(2)
  client.destroy()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['host']])
  queryClient.clear()
})

test('a QueryClient that is none is refused', () => {
  expect(() => visit(memoryStorage(), 0, { queryClient: {} as QueryClient })).toThrow('queryClient')
})

test('two clients over one QueryClient do not meet', async () => {
  const queryClient = new QueryClient()
  const one = visit(memoryStorage(), 0, { queryClient })
  const other = visit(memoryStorage(), 0, { queryClient, projectId: 'other' })
  await getBalance(one.client, { caipAddress })
  await getBalance(other.client, { caipAddress })
  expect([one.reads(), other.reads()]).toEqual([['getBalance'], ['getBalance']])
  one.client.destroy()
  expect(queryClient.getQueryData(getBalanceQueryKey(other.client, { caipAddress }))).toEqual(ether)
})

test('a destroyed client reads nothing and loads nothing', async () => {
  const { client } = visit(memoryStorage())
  client.destroy()
  await expect(getBalance(client, { caipAddress })).rejects.toMatchObject({
    code: 'client_destroyed',
  })
  await expect(client.queries.load()).rejects.toMatchObject({ code: 'client_destroyed' })
})
