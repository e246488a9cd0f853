import {
  activityNamespaces,
  balanceCacheMs,
  type CaipAddress,
  type CaipNetworkId,
  parseCaipNetworkId,
} from '@foyer/protocol'
import { getHistory, type Transaction } from '@foyer/protocol/api'
import type { InfiniteData } from '@tanstack/query-core'
import { type AccountOn, accountOn } from '../account/accountOn.js'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import {
  type Cursor,
  type FoyerInfiniteQueryOptions,
  type FoyerQueryOptions,
  pagination,
  queryBehavior,
} from '../queries.js'
import { queryKey, type TaggedQueryKey } from '../queryKey.js'
import { track } from '../telemetry/track.js'
import { lookForSent } from './lookForSent.js'

/**
 * The read of a page of an account's transactions on a network, the newest first, from the server; an empty one without a server
 * and on networks that it does not serve. Fresh for 30 seconds.
 *
 * The read fails with `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`.
 */
export function getActivityQueryOptions(
  client: Client,
  parameters: getActivityQueryOptions.Parameters & { cursor?: Cursor },
): FoyerQueryOptions<getActivityQueryOptions.Page> {
  const account = accountOn(parameters)
  const { cursor } = parameters
  return {
    ...queryBehavior(balanceCacheMs),
    queryKey: queryKey(client, 'activity', { ...account, cursor }),
    queryFn: () => fetchPage(client, account, { cursor, isMore: cursor !== undefined }),
  }
}

/** The same, page after page. */
export function getActivityInfiniteQueryOptions(
  client: Client,
  parameters: getActivityQueryOptions.Parameters,
): FoyerInfiniteQueryOptions<getActivityQueryOptions.Page> {
  const key = getActivityInfiniteQueryKey(client, parameters)
  return {
    ...queryBehavior(balanceCacheMs),
    ...pagination,
    queryKey: key,
    queryFn({ client: queryClient, pageParam: cursor }) {
      // A page that is fetched again with the whole list is no further page.
      const isMore =
        cursor !== undefined && !queryClient.getQueryData(key)?.pageParams.includes(cursor)
      return fetchPage(client, accountOn(parameters), { cursor, isMore })
    },
  }
}

export declare namespace getActivityQueryOptions {
  type Parameters = {
    caipAddress: CaipAddress
    /** Default: the network in the address. */
    caipNetworkId?: CaipNetworkId | undefined
  }
  type Page = {
    readonly items: readonly Transaction[]
    /** `undefined` at the end. */
    readonly next: string | undefined
  }
}

/** The key of `getActivityInfiniteQueryOptions`, to read, set or invalidate the activity of an account in the cache. */
export function getActivityInfiniteQueryKey(
  client: Client,
  parameters: getActivityQueryOptions.Parameters,
): TaggedQueryKey<InfiniteData<getActivityQueryOptions.Page, Cursor>> {
  return queryKey(client, 'activity', 'infinite', accountOn(parameters))
}

const nothing: getActivityQueryOptions.Page = { items: [], next: undefined }

async function fetchPage(
  client: Client,
  { address, caipNetworkId }: AccountOn,
  { cursor, isMore }: { cursor: Cursor; isMore: boolean },
): Promise<getActivityQueryOptions.Page> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (!activityNamespaces.includes(namespace)) return nothing
  if (isMore) track(client, { event: 'LOAD_MORE_TRANSACTIONS' })
  try {
    const answer = await callOn(client, caipNetworkId, getHistory, {
      params: { account: address },
      query: { chainId: caipNetworkId, ...(cursor && { cursor }) },
    })
    if (!answer) return nothing
    // The latest transactions are on the first page.
    if (!cursor) lookForSent(client, { caipNetworkId, address, items: answer.data })
    return { items: answer.data, next: answer.next || undefined }
  } catch (error) {
    track(client, { event: 'ERROR_FETCH_TRANSACTIONS' })
    notify(client, { kind: 'error', code: 'transactions_failed' })
    throw error
  }
}
