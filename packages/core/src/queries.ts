import type {
  FetchQueryOptions,
  InfiniteData,
  InfiniteQueryObserver,
  notifyManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core'
import { demandAlive } from './demandAlive.js'
import { queryKey, type TaggedQueryKey } from './queryKey.js'

/** TanStack Query, whose code is loaded with the first read. */
export type Queries = {
  /** @throws `client_destroyed` */
  load(): Promise<LoadedQueries>
  /** What `load` resolved to, for code that cannot wait. */
  current(): LoadedQueries | undefined
  /** Removes this client's queries; ends what was made for them. */
  clear(): void
}

export type LoadedQueries = {
  /** The host's own, or one of this client. */
  readonly queryClient: QueryClient
  readonly QueryObserver: typeof QueryObserver
  readonly InfiniteQueryObserver: typeof InfiniteQueryObserver
  readonly notifyManager: typeof notifyManager
  /** Marks balances, tokens, collectibles and activity as stale: those that are shown are fetched again. */
  invalidateAccounts(): void
  /** Removes the data of accounts that is neither shown nor being fetched. */
  removeAccounts(): void
  /** Removes this client's queries; ends what was made for them. */
  end(): void
}

/** A read as TanStack Query takes it: `useQuery`, `fetchQuery`, `prefetchQuery`, `new QueryObserver`. */
export type FoyerQueryOptions<data> = QueryBehavior & {
  readonly queryKey: TaggedQueryKey<data>
  readonly queryFn: () => Promise<data>
}

/** A read that comes in pages as TanStack Query takes it: `useInfiniteQuery`, `fetchInfiniteQuery`, `new InfiniteQueryObserver`. */
export type FoyerInfiniteQueryOptions<page> = QueryBehavior & {
  readonly queryKey: TaggedQueryKey<InfiniteData<page, Cursor>>
  readonly queryFn: (context: {
    readonly client: QueryClient
    readonly pageParam: Cursor
  }) => Promise<page>
  readonly initialPageParam: Cursor
  readonly getNextPageParam: (
    last: page,
    pages: readonly page[],
    lastCursor: Cursor,
    cursors: readonly Cursor[],
  ) => Cursor
}

/** The position of a list's next page; `undefined` for the first page, and after the last. */
export type Cursor = string | undefined

/** How a read behaves, whatever the defaults of the `QueryClient` are. */
export type QueryBehavior = {
  /** Milliseconds for which an answer is fresh. */
  readonly staleTime: number
  /** Temporary failures are retried by the code that calls the server or the node. */
  readonly retry: false
  /** A node may run on this machine, and answer offline. */
  readonly networkMode: 'always'
  readonly refetchOnReconnect: true
}

/** See {@link QueryBehavior}. */
export function queryBehavior(staleTime: number): QueryBehavior {
  return { staleTime, retry: false, networkMode: 'always', refetchOnReconnect: true }
}

/** What the pages of a list have in common. A cursor that repeats ends the list. */
export const pagination = {
  initialPageParam: undefined,
  getNextPageParam: (
    { next }: { readonly next: Cursor },
    _: readonly unknown[],
    __: Cursor,
    cursors: readonly Cursor[],
  ): Cursor => (cursors.includes(next) ? undefined : next),
} as const

type Reader = { readonly queries: Queries; readonly signal: AbortSignal }

/** The data of a read, from the cache while it is fresh. Two reads at once share one request. @throws `client_destroyed` */
export async function fetchQuery<data>(
  client: Reader,
  options: FoyerQueryOptions<data>,
): Promise<data> {
  demandAlive(client)
  const { queryClient } = await client.queries.load()
  return queryClient.fetchQuery(options as FetchQueryOptions<data>)
}

/** As `fetchQuery`, of what is read for the client itself and is no part of `@foyer/core/query`. */
export function fetchOwnQuery<data>(
  client: Reader & { readonly options: { readonly projectId: string } },
  query: {
    readonly queryKey: readonly unknown[]
    readonly staleTime: number
    queryFn(): Promise<data>
  },
): Promise<data> {
  return fetchQuery(client, {
    ...queryBehavior(query.staleTime),
    queryKey: queryKey<data>(client, ...query.queryKey),
    queryFn: query.queryFn,
  })
}
