import {
  InfiniteQueryObserver,
  notifyManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core'
import { persistQueries } from './account/persistQueries.js'
import type { Client } from './Client.js'
import { demandAlive } from './demandAlive.js'
import { invalidateLateAnswers } from './invalidateLateAnswers.js'
import type { LoadedQueries } from './queries.js'
import { queryKey } from './queryKey.js'

/** What a transaction changes of an account. */
const changing = ['balance', 'balances', 'nfts', 'activity']

/**
 * Sets TanStack Query up for a client: over the host's `queryClient`, or one of its own. What was persisted is in the cache when it
 * returns. While it is mounted, shown queries that are stale are refetched when the page comes to the front.
 *
 * @throws `client_destroyed`
 */
export function loadQueries(client: Client): LoadedQueries {
  demandAlive(client)
  const queryClient = client.options.queryClient ?? new QueryClient()
  queryClient.mount()
  const stops = [
    invalidateLateAnswers(queryClient, queryKey(client)),
    ...(client.options.persistQueries ? [persistQueries(client, queryClient)] : []),
  ]
  return {
    queryClient,
    QueryObserver,
    InfiniteQueryObserver,
    notifyManager,
    invalidateAccounts() {
      for (const kind of changing)
        void queryClient.invalidateQueries({ queryKey: queryKey(client, kind) })
    },
    removeAccounts() {
      for (const kind of [...changing, 'identity'])
        queryClient.removeQueries({
          queryKey: queryKey(client, kind),
          type: 'inactive',
          fetchStatus: 'idle',
        })
    },
    end() {
      for (const stop of stops.splice(0)) stop()
      queryClient.removeQueries({ queryKey: queryKey(client) })
      queryClient.unmount()
    },
  }
}
