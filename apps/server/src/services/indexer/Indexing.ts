import type { CaipNetworkId } from '@foyer/protocol'
import type { Logger } from 'pino'
import type { Database } from '../../database/Database.js'
import type { Lease } from '../../leases/createLease.js'
import type { IndexedNode } from './createIndexedNode.js'

/** What the steps of one run of the indexer share. */
export type Indexing = {
  network: CaipNetworkId
  db: Database
  node: IndexedNode
  /** All writing goes through it. */
  lease: Lease
  log: Logger
  signal: AbortSignal
  /** Blocks that may still be replaced. */
  depth: number
  now(): number
}

/** Blocks that are read and written at once. */
export const blocksAtOnce = 25
