import type { AdapterContext, Eip155Features, WalletSession } from '@foyer/core'
import type { bindFeatures } from '@foyer/core/internal'
import type { Eip1193Provider, Network } from '@foyer/protocol'
import type { Client } from 'viem'

/** What the actions of one adapter work with. */
export type Tools = {
  readonly context: AdapterContext<Eip155Features>
  readonly features: Eip155Features
  readonly clients: { of(network: Network): Client }
  readonly connections: {
    /** @throws `connector_not_connected`, `provider_not_found` */
    providerOf(connectorId: string): Eip1193Provider | Promise<Eip1193Provider>
    sessionOf(connectorId: string): WalletSession | undefined
  }
  /** The transactions that are not in a block yet. */
  readonly pending: bindFeatures.Reach['pending']
  /** See `EvmOptions`. */
  readonly nameGateways?: readonly string[] | undefined
  /** Aborted when the adapter is destroyed. */
  readonly signal: AbortSignal
}
