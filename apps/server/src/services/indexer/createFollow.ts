import type { Logger } from 'pino'
import { describeError } from '../../errors/describeError.js'
import type { Indexer } from './createIndexer.js'
import type { Watches } from './createWatches.js'

/** Begins to watch accounts whose history is requested, on networks that are indexed. */
export type Follow = {
  /** Notes an account. It does not wait for the database. */
  record(account: string, projectId: string): void
  /** Resolves when all that was noted so far is in the database, or was given up. */
  settled(): Promise<void>
}

/** Accounts that wait for the database at once; further ones are noted when they are asked for again. */
const waitingMax = 100

export function createFollow({ indexers, watches, log }: createFollow.Parts): Follow {
  const waiting = new Set<Promise<void>>()
  const touch = async (account: string, projectId: string) => {
    try {
      for (const { network, addressOf } of indexers) {
        const address = addressOf(account)
        if (address !== undefined) await watches.touch(network, address, projectId)
      }
    } catch (error) {
      log.warn(describeError(error), 'An account could not be noted to be watched')
    }
  }
  return {
    record(account, projectId) {
      const isOurs = indexers.some(({ addressOf }) => addressOf(account) !== undefined)
      if (!isOurs || waiting.size >= waitingMax) return
      const noting = touch(account, projectId).finally(() => waiting.delete(noting))
      waiting.add(noting)
    },
    async settled() {
      await Promise.all(waiting)
    },
  }
}

export declare namespace createFollow {
  type Parts = {
    indexers: readonly Pick<Indexer, 'network' | 'addressOf'>[]
    watches: Watches
    log: Pick<Logger, 'warn'>
  }
}
