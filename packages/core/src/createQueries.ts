import { lazy } from '@foyer/protocol'
import type { Client } from './Client.js'
import type { LoadedQueries, Queries } from './queries.js'

/** `client` is called with the first read. */
export function createQueries(client: () => Client): Queries {
  let loaded: LoadedQueries | undefined
  return {
    load: lazy(async () => {
      const { loadQueries } = await import('./loadQueries.js')
      loaded = loadQueries(client())
      return loaded
    }),
    current: () => loaded,
    clear: () => loaded?.end(),
  }
}
