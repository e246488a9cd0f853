import type { QueryClient } from '@tanstack/query-core'
import { demandAlive } from './demandAlive.js'

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
  /** An answer that was kept from before, and how old it is. Used where the cache has none. */
  readonly kept?: { readonly value: value; readonly ageMs: number } | undefined
  queryFn(): Promise<value>
}

/** The answer, from the cache while it holds. Two askers at once share one request. @throws `client_destroyed` */
export async function read<value>(
  { queries, signal }: { readonly queries: Queries; readonly signal: AbortSignal },
  query: Query<value>,
): Promise<value> {
  demandAlive({ signal })
  const cache = await queries.load()
  const { kept, ...asked } = query
  return cache.fetchQuery<value>({
    ...asked,
    ...(kept && { initialData: () => kept.value, initialDataUpdatedAt: Date.now() - kept.ageMs }),
  })
}

/** The answer that the cache has, however old, for what must show something at once. */
export function peek<value>(
  { queries }: { readonly queries: Queries },
  { queryKey }: Pick<Query<value>, 'queryKey'>,
): value | undefined {
  return queries.current()?.getQueryData<value>(queryKey)
}
