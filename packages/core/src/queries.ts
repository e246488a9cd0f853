import type { QueryClient } from '@tanstack/query-core'

/** The cache of remote data: its code is loaded with the first read. */
export type Queries = {
  load(): Promise<QueryClient>
  /** The cache where it is loaded, for what must answer at once. */
  current(): QueryClient | undefined
  clear(): void
}

/** What is read, under which key, and for how long an answer holds. */
export type Query<value> = {
  readonly queryKey: readonly unknown[]
  readonly staleTime: number
  queryFn(): Promise<value>
}

export function createQueries(): Queries {
  let loading: Promise<QueryClient> | undefined
  let loaded: QueryClient | undefined
  return {
    load() {
      loading ??= import('@tanstack/query-core').then(({ QueryClient }) => {
        loaded = new QueryClient({ defaultOptions: { queries: { retry: false } } })
        return loaded
      })
      return loading
    },
    current: () => loaded,
    clear() {
      loaded?.clear()
      loaded?.unmount()
    },
  }
}

/** The answer, from the cache while it holds. Two askers at once share one request. */
export async function read<value>(
  { queries }: { readonly queries: Queries },
  query: Query<value>,
): Promise<value> {
  const cache = await queries.load()
  return cache.fetchQuery(query)
}
