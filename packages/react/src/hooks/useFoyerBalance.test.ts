import { type Balance, disconnect } from '@foyer/core'
import { refreshBalances } from '@foyer/core/query'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerBalance } from './useFoyerBalance.js'

const ether = (amount: bigint): Balance => ({ amount, decimals: 18, symbol: 'ETH' })

test('a first read is pending, then there; what is shown twice is requested once', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current, results } = shownHook(
    onTestFinished,
    client,
    () => [useFoyerBalance(), useFoyerBalance()] as const,
  )
  await expect.poll(() => asked).toHaveLength(1)
  expect(results[0]?.[0]).toMatchObject({
    status: 'pending',
    fetchStatus: 'fetching',
    isPending: true,
    isLoading: true,
    data: undefined,
    error: null,
  })
  asked[0]?.settle(ether(5n))
  await expect.poll(() => current()?.[0].data).toEqual(ether(5n))
  expect(current()?.[1]).toMatchObject({ status: 'success', isPending: false, error: null })
  expect(asked).toHaveLength(1)
})

test('while no account is connected nothing is read', async () => {
  const { client, adapter } = await connectedClient(onTestFinished)
  await disconnect(client)
  const { current, results } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(current).toMatchObject({
    status: 'pending',
    fetchStatus: 'idle',
    isPending: true,
    isFetching: false,
  })
  expect(results.every(({ data }) => data === undefined)).toBe(true)
  expect(adapter.calls).not.toContain('getBalance')
  expect(client.queries.current()).toBeUndefined()
})

test('what was kept from the visit before is in the first picture, and is not read while it is fresh', async () => {
  const before = await connectedClient(onTestFinished, { answer: async () => ether(7n) })
  const first = shownHook(onTestFinished, before.client, useFoyerBalance)
  await expect.poll(() => first.current()?.data).toEqual(ether(7n))
  await first.unmount()

  const { client, asked, stored } = await connectedClient(onTestFinished, {
    stored: before.stored,
    passedMs: 10_000,
  })
  expect(stored).toBe(before.stored)
  await client.queries.load()
  const { results, current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(current).toBeDefined()
  expect(results[0]).toMatchObject({ status: 'success', data: ether(7n), isFetching: false })
  expect(Date.now() - (results[0]?.dataUpdatedAt ?? 0)).toBeGreaterThanOrEqual(10_000)
  expect(asked).toEqual([])
})

test('refetch reads now, and shows what it had until then', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(1n))
  await expect.poll(() => current()?.isSuccess).toBe(true)
  const again = current()?.refetch()
  await expect.poll(() => asked).toHaveLength(2)
  expect(current()?.data).toEqual(ether(1n))
  asked[1]?.settle(ether(2n))
  await expect(again).resolves.toMatchObject({ data: ether(2n) })
  await expect.poll(() => current()?.data).toEqual(ether(2n))
})

test('an error is shown at once, and refetch leads out of it; one of a refetch leaves the data', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => asked).toHaveLength(1)
  const error = new Error('no node')
  asked[0]?.fail(error)
  await expect.poll(() => current()?.status).toBe('error')
  expect(current()).toMatchObject({ error, data: undefined, isLoadingError: true, failureCount: 1 })
  void current()?.refetch()
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]?.settle(ether(3n))
  await expect.poll(() => current()).toMatchObject({ status: 'success', error: null })
  void current()?.refetch()
  await expect.poll(() => asked).toHaveLength(3)
  asked[2]?.fail(error)
  await expect.poll(() => current()).toMatchObject({ isRefetchError: true, data: ether(3n) })
})

test('what is known to have changed is read again where it is shown', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(1n))
  await expect.poll(() => current()?.isSuccess).toBe(true)
  refreshBalances(client)
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]?.settle(ether(2n))
  await expect.poll(() => current()?.data).toEqual(ether(2n))
})
