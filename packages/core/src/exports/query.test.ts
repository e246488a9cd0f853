import {
  type InfiniteData,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core'
import { expect, expectTypeOf, test } from 'vitest'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAddress } from '../testing/fakeAdapter.js'
import type { Balance, Identity, TokenBalance } from './index.js'
import * as query from './query.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const account = { caipAddress }

test('the query entry exports these names', () => {
  expect(Object.keys(query).sort()).toMatchInlineSnapshot(`
    [
      "getActivity",
      "getActivityInfiniteQueryKey",
      "getActivityInfiniteQueryOptions",
      "getActivityQueryOptions",
      "getBalanceQueryKey",
      "getBalanceQueryOptions",
      "getBalances",
      "getBalancesQueryKey",
      "getBalancesQueryOptions",
      "getIdentity",
      "getIdentityQueryKey",
      "getIdentityQueryOptions",
      "getNfts",
      "getNftsInfiniteQueryKey",
      "getNftsInfiniteQueryOptions",
      "getNftsQueryOptions",
      "refreshBalances",
      "removePersistedQueries",
    ]
  `)
})

test('TanStack Query infers what each read gives', () => {
  const client = createTestClient()
  const queryClient = new QueryClient()
  const balance = query.getBalanceQueryOptions(client, account)
  const read = () => ({
    fetched: queryClient.fetchQuery(balance),
    pages: queryClient.fetchInfiniteQuery(query.getActivityInfiniteQueryOptions(client, account)),
  })
  expectTypeOf<ReturnType<typeof read>['fetched']>().resolves.toEqualTypeOf<Balance>()
  expectTypeOf<ReturnType<typeof read>['pages']>().resolves.toEqualTypeOf<
    InfiniteData<query.getActivity.Page, query.Cursor>
  >()
  expectTypeOf(new QueryObserver(queryClient, balance).getCurrentResult().data).toEqualTypeOf<
    Balance | undefined
  >()
  expectTypeOf(
    new InfiniteQueryObserver(
      queryClient,
      query.getNftsInfiniteQueryOptions(client, account),
    ).getCurrentResult().data,
  ).toEqualTypeOf<InfiniteData<query.getNfts.Page> | undefined>()
  client.destroy()
})

test('the cache infers what lies under each key', () => {
  const client = createTestClient()
  const queryClient = new QueryClient()
  const balance = queryClient.getQueryData(query.getBalanceQueryKey(client, account))
  expectTypeOf(balance).toEqualTypeOf<Balance | undefined>()
  expectTypeOf(
    queryClient.getQueryData(query.getBalancesQueryOptions(client, account).queryKey),
  ).toEqualTypeOf<readonly TokenBalance[] | undefined>()
  expectTypeOf(queryClient.getQueryData(query.getIdentityQueryKey(client, account))).toEqualTypeOf<
    Identity | undefined
  >()
  expectTypeOf(
    queryClient.getQueryData(query.getNftsInfiniteQueryKey(client, account)),
  ).toEqualTypeOf<InfiniteData<query.getNfts.Page, query.Cursor> | undefined>()
  const key = query.getBalanceQueryKey(client, account)
  // @ts-expect-error: an amount is a bigint
  const write = () => queryClient.setQueryData(key, { amount: 1, decimals: 18, symbol: 'ETH' })
  expect(write).toBeTypeOf('function')
  // @ts-expect-error: an address alone does not say of which network it is
  expect(() => query.getBalanceQueryOptions(client, { caipAddress: fakeAddress })).toThrow()
  client.destroy()
})

test('options and key builders agree on the key', () => {
  const client = createTestClient()
  const pairs = [
    [query.getBalanceQueryOptions, query.getBalanceQueryKey],
    [query.getBalancesQueryOptions, query.getBalancesQueryKey],
    [query.getIdentityQueryOptions, query.getIdentityQueryKey],
    [query.getNftsInfiniteQueryOptions, query.getNftsInfiniteQueryKey],
    [query.getActivityInfiniteQueryOptions, query.getActivityInfiniteQueryKey],
  ] as const
  for (const [options, key] of pairs) {
    expect(options(client, account).queryKey).toEqual(key(client, account))
    expect(key(client, account).slice(0, 2)).toEqual(['foyer', 'test'])
  }
  const keys = pairs.map(([, key]) => JSON.stringify(key(client, account)))
  expect(new Set(keys).size).toBe(keys.length)
  client.destroy()
})
