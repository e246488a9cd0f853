import type { CaipNetworkId } from '@foyer/protocol'
import { within } from '@foyer/protocol'
import type { Indexer } from './createIndexer.js'
import type { Watches } from './createWatches.js'

/** A requested account, and the project that requested it. */
type Interest = {
  /** Its address on each of its networks, as `Indexer.addressOf` writes it. */
  accounts: ReadonlyMap<CaipNetworkId, string>
  projectId: string
}

/** Keeps an address watched. Of one that is new it waits a while until something is known. */
export type Watching = (interest: Interest) => Promise<void>

/** How long a visitor waits for the blocks before his first question. */
const patienceMs = 2_500

export function createWatching(watches: Watches, indexers: readonly Indexer[]): Watching {
  const watch = async (indexer: Indexer, address: string, projectId: string) => {
    if (await watches.touch(indexer.network, address, projectId)) return
    // What fails here fails in the background as well, and is logged there.
    await within(indexer.run(new AbortController().signal), patienceMs).catch(() => undefined)
  }
  return async ({ accounts, projectId }) => {
    await Promise.all(
      indexers.map(async (indexer) => {
        const address = accounts.get(indexer.network)
        if (address !== undefined) await watch(indexer, address, projectId)
      }),
    )
  }
}
