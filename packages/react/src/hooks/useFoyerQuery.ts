import type { FoyerQueryOptions } from '@foyer/core/query'
import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/query-core'
import { useObserver } from './useObserver.js'

/**
 * Follows a read of `@foyer/core/query`, such as `getBalanceQueryOptions`, in the client's cache; the result is TanStack Query's. It
 * is fetched again when it is stale and the page comes to the front, when it is invalidated, and by `refetch`. `undefined` options
 * send no request. Memoize the options. A page that has `@tanstack/react-query` may use its `useQuery` as well.
 */
export function useFoyerQuery<data>(
  options: FoyerQueryOptions<data> | undefined,
): QueryObserverResult<data> {
  return useObserver(
    'QueryObserver',
    options as QueryObserverOptions | undefined,
  ) as QueryObserverResult<data>
}
