import { afterEach, expect, test } from 'vitest'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import { forgetKept } from './forgetKept.js'
import { getBalance } from './getBalance.js'
import { peekBalance } from './peekBalance.js'
import { refreshBalances } from './refreshBalances.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Two visits of one browser: the second begins after the first. */
function visit(kept: Storage, passedMs = 0) {
  const adapter = fakeAdapter()
  const client = createTestClient({ adapters: [adapter] }, { localStorage: () => kept })
  client.held.pass(passedMs)
  ends.push(client.destroy)
  return { client, adapter }
}

test('a balance of a moment ago is there at once after a reload, and is not asked for again', async () => {
  const kept = memoryStorage()
  const before = visit(kept)
  expect(peekBalance(before.client, { caipAddress })).toBeUndefined()
  await getBalance(before.client, { caipAddress })
  expect(peekBalance(before.client, { caipAddress })?.amount).toBe(10n ** 18n)

  expect(peekBalance(visit(kept, 29_999).client, { caipAddress })?.amount).toBe(10n ** 18n)
  // The cache goes by the clock of the machine, which does not stand still meanwhile.
  const after = visit(kept, 20_000)
  expect(peekBalance(after.client, { caipAddress })).toEqual({
    amount: 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
  await getBalance(after.client, { caipAddress })
  expect(after.adapter.calls).toEqual([])
  expect(peekBalance(after.client, { caipAddress, caipNetworkId: 'eip155:10' })).toBeUndefined()
})

test('a balance of half a minute ago, or of a clock that was put back, is not shown', async () => {
  const kept = memoryStorage()
  await getBalance(visit(kept, 1_000).client, { caipAddress })
  const { client, adapter } = visit(kept, 31_000)
  expect(peekBalance(client, { caipAddress })).toBeUndefined()
  await getBalance(client, { caipAddress })
  expect(adapter.calls).toEqual(['getBalance'])
  expect(peekBalance(visit(kept, 0).client, { caipAddress })).toBeUndefined()
})

test('a change makes what was kept old, also in the browser', async () => {
  const kept = memoryStorage()
  const { client } = visit(kept)
  await getBalance(client, { caipAddress })
  refreshBalances(client)
  expect(peekBalance(client, { caipAddress })).toBeUndefined()
  expect(peekBalance(visit(kept).client, { caipAddress })).toBeUndefined()
})

test('an answer that was on its way when the balance changed is not kept', async () => {
  const kept = memoryStorage()
  let settle = (_: { amount: bigint; decimals: number; symbol: string }) => {}
  const getSlowly = () =>
    new Promise<Parameters<typeof settle>[0]>((done) => {
      settle = done
    })
  const adapter = fakeAdapter({ getBalance: getSlowly })
  const client = createTestClient({ adapters: [adapter] }, { localStorage: () => kept })
  ends.push(client.destroy)
  const asked = getBalance(client, { caipAddress })
  await expect.poll(() => adapter.calls).toEqual(['getBalance'])
  refreshBalances(client)
  settle({ amount: 1n, decimals: 18, symbol: 'ETH' })
  await asked
  expect(peekBalance(visit(kept).client, { caipAddress })).toBeUndefined()
})

test('who leaves, leaves no balance behind', async () => {
  const kept = memoryStorage()
  const { client } = visit(kept)
  await getBalance(client, { caipAddress })
  forgetKept(client)
  expect(Object.keys(kept)).toEqual([])
})

test.each([
  'no json',
  '{}',
  '[{"id":1}]',
  JSON.stringify([{ id: `eip155:1 ${fakeAddress} `, at: 1_000_000, value: { amount: '-1' } }]),
  JSON.stringify([{ id: `eip155:1 ${fakeAddress} `, at: 1_000_000, value: null }]),
])('what was tampered with is absent: %s', (text) => {
  const kept = memoryStorage({ 'foyer:test:v1:balances': text })
  expect(peekBalance(visit(kept).client, { caipAddress })).toBeUndefined()
})
