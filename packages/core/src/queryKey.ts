import type { DataTag } from '@tanstack/query-core'

/** Every query of a client has a key that begins so; two clients may share a `QueryClient`. */
export type QueryKey = readonly ['foyer', projectId: string, ...rest: readonly unknown[]]

/** A query's key, and the type of what is cached under it. */
export type TaggedQueryKey<data> = DataTag<QueryKey, data>

/** The key of a read of this client; without `rest`, what all of its keys begin with. */
export function queryKey<data>(
  { options }: { readonly options: { readonly projectId: string } },
  ...rest: readonly unknown[]
): TaggedQueryKey<data> {
  return ['foyer', options.projectId, ...rest] as const as TaggedQueryKey<data>
}
