import type { CaipNetworkId } from '@foyer/protocol'
import type { Logger } from 'pino'
import { everyUnref } from '../../bounds/timers/everyUnref.js'
import type { Database } from '../../database/Database.js'
import { createLease, LeaseLostError } from '../../leases/createLease.js'
import type { Metrics } from '../../metrics/createMetrics.js'
import type { Chains } from '../chains/Chains.js'
import { createIndexedNode } from './createIndexedNode.js'
import { forget, type WatchLimits } from './forget.js'
import { runIndexer } from './runIndexer.js'
import { toEvmAddress } from './toEvmAddress.js'

/** Reads what happens on one network. */
export type Indexer = {
  network: CaipNetworkId
  /** An account as this network's tables hold it; `undefined` when it is of another chain family. */
  addressOf(account: string): string | undefined
  /**
   * Reads what is new, and what is missing of those who came late. Nothing when another process does it.
   *
   * @throws when the nodes do not answer, or say what cannot be; what was written before stays
   */
  run(signal: AbortSignal): Promise<void>
}

/** So long after the death of the process that reads, another one takes over. */
const leaseMs = 30_000

export function createIndexer(parts: createIndexer.Parts): Indexer {
  const { network, db, log, now, chains, metrics, depth, from, limits, blocksMax } = parts
  const name = `index ${network}`
  const lease = createLease({ db, name, holder: parts.holder, forMs: leaseMs, now })
  const index = async (signal: AbortSignal) => {
    const node = createIndexedNode(chains, network, signal)
    const indexing = { network, db, node, lease, log, signal, depth, now }
    await forget(indexing, limits)
    const report = (state: { head: number; block: number }) => metrics.indexed(network, state)
    await runIndexer(indexing, { from, blocksMax, report })
  }
  /** A node may be slow: the right is kept for as long as the work takes, and given up with the process. */
  const work = async (signal: AbortSignal) => {
    if (!(await lease.take())) return
    const keep = everyUnref(leaseMs / 3, () => void lease.take().catch(() => undefined))
    try {
      await index(signal)
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error
    } finally {
      keep()
      if (signal.aborted) await lease.release()
    }
  }
  /** Runs follow one another: a call during a run waits for the next one, which sees what is there by then. */
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  return {
    network,
    addressOf: toEvmAddress,
    run(signal) {
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined
          running = work(signal)
          return running
        })
      return waiting
    },
  }
}

export declare namespace createIndexer {
  type Parts = {
    network: CaipNetworkId
    db: Database
    log: Logger
    chains: Chains
    metrics: Metrics
    /** What this process is called among those that share the database. */
    holder: string
    from: number | undefined
    depth: number
    limits: WatchLimits
    blocksMax: number
    now(): number
  }
}
