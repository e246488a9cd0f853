import type { Nft } from '@foyer/core'
import { listNfts } from '@foyer/core/internal'
import { getNftsInfiniteQueryOptions, type getNftsQueryOptions } from '@foyer/core/query'
import type { Namespace } from '@foyer/protocol'
import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/query-core'
import { useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerInfiniteQuery } from './useFoyerInfiniteQuery.js'

/**
 * The collectibles of the account in use on the network in use, the latest first, from the host's server;
 * none without a server. `data` is the list of all pages so far; `fetchNextPage()` adds one.
 * `flags.is_spam` marks suspected spam.
 */
export function useFoyerNfts({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): InfiniteQueryObserverResult<readonly Nft[]> {
  const client = useFoyerClient()
  const account = useAccountInUse(namespace)?.balanceOf
  return useFoyerInfiniteQuery(
    useMemo(() => account && getNftsInfiniteQueryOptions(client, account), [client, account]),
    listPages,
  )
}

function listPages({ pages }: InfiniteData<getNftsQueryOptions.Page, unknown>): readonly Nft[] {
  return listNfts(pages.flatMap(({ items }) => items))
}
