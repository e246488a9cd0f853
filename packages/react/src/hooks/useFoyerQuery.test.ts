import type { Balance } from '@foyer/core'
import { getBalanceQueryKey, getBalanceQueryOptions } from '@foyer/core/query'
import { fakeAddress } from '@foyer/core/testing'
import { QueryClient } from '@tanstack/query-core'
import { useMemo } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerQuery } from './useFoyerQuery.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const ether = (amount: bigint): Balance => ({ amount, decimals: 18, symbol: 'ETH' })

test('a host’s own QueryClient is observed, and what the host writes is shown', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3, staleTime: 0 } } })
  onTestFinished(() => queryClient.clear())
  const { client, asked } = await connectedClient(onTestFinished, { queryClient })
  const { current } = shownHook(onTestFinished, client, () => {
    const options = useMemo(() => getBalanceQueryOptions(client, { caipAddress }), [])
    return useFoyerQuery(options)
  })
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(1n))
  await expect.poll(() => current()?.data).toEqual(ether(1n))
  queryClient.setQueryData(getBalanceQueryKey(client, { caipAddress }), ether(4n))
  await expect.poll(() => current()?.data).toEqual(ether(4n))
  void queryClient.invalidateQueries({ queryKey: getBalanceQueryKey(client, { caipAddress }) })
  await expect.poll(() => asked).toHaveLength(2)
})
