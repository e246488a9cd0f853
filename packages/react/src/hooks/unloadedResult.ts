import type { QueryObserverResult } from '@tanstack/query-core'

/** The result of a query whose client is not loaded: as an observer gives it before the first answer, or after loading failed. */
export function unloadedResult({
  isEnabled,
  error,
  again,
}: {
  isEnabled: boolean
  error: unknown
  /** Does what is called by its name, once there is what does it. */
  again: (name: Again) => Promise<unknown>
}): QueryObserverResult<never> & { fetchNextPage: () => Promise<unknown> } {
  const isFailed = isEnabled && error !== undefined
  const isFetching = isEnabled && !isFailed
  return {
    ...blank,
    status: isFailed ? 'error' : 'pending',
    fetchStatus: isFetching ? 'fetching' : 'idle',
    error: isFailed ? error : null,
    failureReason: isFailed ? error : null,
    failureCount: Number(isFailed),
    errorUpdateCount: Number(isFailed),
    isEnabled,
    isError: isFailed,
    isLoadingError: isFailed,
    isFetched: isFailed,
    isPending: !isFailed,
    isFetching,
    isLoading: isFetching,
    isInitialLoading: isFetching,
    refetch: () => again('refetch'),
    fetchNextPage: () => again('fetchNextPage'),
    fetchPreviousPage: () => again('fetchPreviousPage'),
  } as QueryObserverResult<never> & { fetchNextPage: () => Promise<unknown> }
}

export type Again = 'refetch' | 'fetchNextPage' | 'fetchPreviousPage'

const blank = {
  data: undefined,
  dataUpdatedAt: 0,
  errorUpdatedAt: 0,
  isFetchedAfterMount: false,
  isPaused: false,
  isPlaceholderData: false,
  isRefetchError: false,
  isRefetching: false,
  isStale: true,
  isSuccess: false,
  hasNextPage: false,
  hasPreviousPage: false,
  isFetchNextPageError: false,
  isFetchPreviousPageError: false,
  isFetchingNextPage: false,
  isFetchingPreviousPage: false,
} as const
