import { balanceCacheMs, type CaipAddress, type CaipNetworkId } from '@foyer/protocol'
import { getNfts as getServerNfts, type Nft } from '@foyer/protocol/api'
import type { InfiniteData } from '@tanstack/query-core'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'
import {
  type Cursor,
  type FoyerInfiniteQueryOptions,
  type FoyerQueryOptions,
  pagination,
  queryBehavior,
} from '../queries.js'
import { queryKey, type TaggedQueryKey } from '../queryKey.js'
import { type AccountOn, accountOn } from './accountOn.js'

/**
 * The read of a page of the collectibles that an account holds on a network, from the server; an empty one without a server
 * and on networks that it does not serve. Fresh for 30 seconds.
 *
 * The read fails with `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`.
 */
export function getNftsQueryOptions(
  client: Client,
  parameters: getNftsQueryOptions.Parameters & { cursor?: Cursor },
): FoyerQueryOptions<getNftsQueryOptions.Page> {
  const account = accountOn(parameters)
  const { cursor } = parameters
  return {
    ...queryBehavior(balanceCacheMs),
    queryKey: queryKey(client, 'nfts', { ...account, cursor }),
    queryFn: () => fetchPage(client, account, cursor),
  }
}

/** The same, page after page. */
export function getNftsInfiniteQueryOptions(
  client: Client,
  parameters: getNftsQueryOptions.Parameters,
): FoyerInfiniteQueryOptions<getNftsQueryOptions.Page> {
  return {
    ...queryBehavior(balanceCacheMs),
    ...pagination,
    queryKey: getNftsInfiniteQueryKey(client, parameters),
    queryFn: ({ pageParam }) => fetchPage(client, accountOn(parameters), pageParam),
  }
}

export declare namespace getNftsQueryOptions {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
  }
  type Page = {
    readonly items: readonly Nft[]
    /** `undefined` at the end. */
    readonly next: string | undefined
  }
}

/** The key of `getNftsInfiniteQueryOptions`, to read, set or invalidate the collectibles of an account in the cache. */
export function getNftsInfiniteQueryKey(
  client: Client,
  parameters: getNftsQueryOptions.Parameters,
): TaggedQueryKey<InfiniteData<getNftsQueryOptions.Page, Cursor>> {
  return queryKey(client, 'nfts', 'infinite', accountOn(parameters))
}

async function fetchPage(
  client: Client,
  { address, caipNetworkId }: AccountOn,
  cursor: Cursor,
): Promise<getNftsQueryOptions.Page> {
  const answer = await callOn(client, caipNetworkId, getServerNfts, {
    params: { address },
    query: { chainId: caipNetworkId, ...(cursor && { cursor }) },
  })
  // Collectibles of other networks are left out: they cannot be used on this one.
  const items = answer?.data.filter((nft) => nft.chainId === caipNetworkId) ?? []
  return { items, next: answer?.next || undefined }
}
