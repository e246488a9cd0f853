import type { Cursor, FoyerInfiniteQueryOptions } from '@foyer/core/query'
import type {
  InfiniteData,
  InfiniteQueryObserverResult,
  QueryObserverOptions,
} from '@tanstack/query-core'
import { useMemo } from 'react'
import { useObserver } from './useObserver.js'

/**
 * Subscribes to a read with pages, as `useFoyerQuery` does to one without. `fetchNextPage` adds a page; a refetch fetches every
 * page again. `select` makes `data` of the pages so far. Memoize both.
 */
export function useFoyerInfiniteQuery<page, data = InfiniteData<page, Cursor>>(
  options: FoyerInfiniteQueryOptions<page> | undefined,
  select?: (pages: InfiniteData<page, Cursor>) => data,
): InfiniteQueryObserverResult<data> {
  const observed = useMemo(
    () => options && { ...options, ...(select && { select }) },
    [options, select],
  )
  return useObserver(
    'InfiniteQueryObserver',
    observed as QueryObserverOptions | undefined,
  ) as InfiniteQueryObserverResult<data>
}
