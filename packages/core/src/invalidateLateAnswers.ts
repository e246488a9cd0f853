import type { Query, QueryClient, QueryKey } from '@tanstack/query-core'

/**
 * TanStack Query takes a first answer for fresh although the query was invalidated while it was being fetched. Such an answer is
 * invalidated as it arrives, and the query is fetched again where it is observed. Returns its end.
 */
export function invalidateLateAnswers(queryClient: QueryClient, prefix: QueryKey): () => void {
  const late = new WeakSet<Query>()
  const cache = queryClient.getQueryCache()
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || !hasPrefix(event.query, prefix)) return
    const { action, query } = event
    if (action.type === 'invalidate' && isFetchedOnce(query)) late.add(query)
    if (action.type === 'error') late.delete(query)
    if (action.type !== 'success' || action.manual || !late.delete(query)) return
    query.invalidate()
    void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
  })
}

/** Whether what is being fetched will not be fetched anew: `invalidateQueries` does so for what is observed and has data. */
function isFetchedOnce(query: Query): boolean {
  const { data, fetchStatus } = query.state
  return fetchStatus === 'fetching' && !(data !== undefined && query.isActive())
}

function hasPrefix({ queryKey }: Query, prefix: QueryKey): boolean {
  return prefix.every((part, index) => queryKey[index] === part)
}
