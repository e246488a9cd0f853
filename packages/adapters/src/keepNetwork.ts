import type { AdapterContext, DiscoveredWallet } from '@foyer/core'
import type { CaipNetworkId, Network } from '@foyer/protocol'

/**
 * The network that the page chose for a wallet that knows none in use. It is kept while the page is connected: without it nothing is resumed, because a
 * wallet that never let the page in would prompt.
 */
export function keepNetwork(
  { connector }: Pick<DiscoveredWallet, 'connector'>,
  { networks, storage }: Pick<AdapterContext, 'networks' | 'storage'>,
): KeptNetwork {
  const key = `${connector.id}.network`
  return {
    has: () => storage.get(key) !== undefined,
    last: () => networks.find(({ caipNetworkId }) => caipNetworkId === storage.get(key)),
    keep: (id) => (id === undefined ? storage.remove(key) : storage.set(key, id)),
  }
}

export type KeptNetwork = {
  /** Whether there is a session that was not ended. */
  has(): boolean
  /** The network of that session, where the page still has it. */
  last(): Network | undefined
  /** Nothing ends the session. */
  keep(id: CaipNetworkId | undefined): void
}
