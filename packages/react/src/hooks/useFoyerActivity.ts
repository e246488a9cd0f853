import { listTransactions } from '@foyer/core/internal'
import { getActivityInfiniteQueryOptions, type getActivityQueryOptions } from '@foyer/core/query'
import type { Namespace } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/query-core'
import { useCallback, useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerInfiniteQuery } from './useFoyerInfiniteQuery.js'

/**
 * The transactions of the account in use on the network in use, the newest first, from the host's server;
 * none without a server. `data` is the list of all pages so far; `fetchNextPage()` adds the next older page.
 */
export function useFoyerActivity({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): InfiniteQueryObserverResult<readonly Transaction[]> {
  const client = useFoyerClient()
  const account = useAccountInUse(namespace)?.balanceOf
  const id = account?.caipNetworkId
  const list = useCallback(
    ({ pages }: InfiniteData<getActivityQueryOptions.Page, unknown>) =>
      id === undefined
        ? []
        : listTransactions(
            pages.flatMap(({ items }) => items),
            id,
          ),
    [id],
  )
  return useFoyerInfiniteQuery(
    useMemo(() => account && getActivityInfiniteQueryOptions(client, account), [client, account]),
    list,
  )
}
