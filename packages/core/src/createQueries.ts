import type { QueryClient } from '@tanstack/query-core'
import type { Queries } from './queries.js'

export function createQueries(): Queries {
  let loading: Promise<QueryClient> | undefined
  let loaded: QueryClient | undefined
  return {
    load() {
      loading ??= import('@tanstack/query-core').then(
        ({ QueryClient }) => {
          loaded = new QueryClient({ defaultOptions: { queries: { retry: false } } })
          return loaded
        },
        (error: unknown) => {
          // The chunk did not arrive. It may for the next read.
          loading = undefined
          throw error
        },
      )
      return loading
    },
    current: () => loaded,
    clear() {
      loaded?.clear()
      loaded?.unmount()
    },
  }
}
