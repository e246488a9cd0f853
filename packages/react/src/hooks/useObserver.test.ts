import type { Balance } from '@foyer/core'
import { getBalanceQueryKey } from '@foyer/core/query'
import { fakeAddress } from '@foyer/core/testing'
import { focusManager } from '@tanstack/query-core'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { renderHook } from '../testing/renderHook.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerBalance } from './useFoyerBalance.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const ether = (amount: bigint): Balance => ({ amount, decimals: 18, symbol: 'ETH' })

test('a page that comes to the front reads what is stale, and nothing that is fresh', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  onTestFinished(() => focusManager.setFocused(undefined))
  const { current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(1n))
  await expect.poll(() => current()?.isSuccess).toBe(true)
  const turn = () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  }
  turn()
  expect(asked).toHaveLength(1)
  const { queryClient } = await client.queries.load()
  const key = getBalanceQueryKey(client, { caipAddress })
  queryClient.setQueryData(key, ether(1n), { updatedAt: Date.now() - 30_000 })
  turn()
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]?.settle(ether(2n))
  await expect.poll(() => current()?.data).toEqual(ether(2n))
})

test('an unmounted hook hears no more, and leaves no observer', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current, results, unmount } = renderHook(client, useFoyerBalance)
  await expect.poll(() => asked).toHaveLength(1)
  await unmount()
  const count = results.length
  asked[0]?.settle(ether(1n))
  const { queryClient } = await client.queries.load()
  const query = queryClient
    .getQueryCache()
    .find({ queryKey: getBalanceQueryKey(client, { caipAddress }) })
  await expect.poll(() => query?.state.status).toBe('success')
  expect(query?.getObserversCount()).toBe(0)
  expect(results).toHaveLength(count)
  expect(current()?.data).toBeUndefined()
})

test('a refetch before the code of the cache is here resolves to what is read, and reads it once', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current, results } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => results[0]).toMatchObject({ status: 'pending' })
  const again = results[0]?.refetch()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(3n))
  await expect(again).resolves.toMatchObject({ status: 'success', data: ether(3n) })
  await expect.poll(() => current()?.data).toEqual(ether(3n))
  expect(asked).toHaveLength(1)
})
