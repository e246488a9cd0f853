import type { AdapterContext } from '@foyer/core'
import type { Clients } from '../engine/clients.js'
import type { Connections } from '../engine/connections.js'
import type { Pending } from '../engine/pending.js'

/** What the actions of one adapter work with. */
export type Tools = {
  readonly context: AdapterContext
  readonly clients: Clients
  readonly connections: Connections
  readonly pending: Pending
  /** Aborted when the adapter is destroyed. */
  readonly signal: AbortSignal
}
