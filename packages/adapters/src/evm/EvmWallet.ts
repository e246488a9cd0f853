import type { DiscoveredWallet } from '@foyer/core'
import type { AccountType, Eip1193Provider } from '@foyer/protocol'
import type { Connector } from '@wagmi/core'

/** A wallet that was found in the page, or a connector of the host's wagmi config, with the way to reach it. */
export type EvmWallet = DiscoveredWallet<Eip1193Provider> & {
  readonly wagmi?: Connector | undefined
  /** The kind of its accounts, where that is known before one is. */
  readonly accountType?: AccountType | undefined
}
