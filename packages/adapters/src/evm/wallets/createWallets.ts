import type { Connector, WalletWay } from '@foyer/core'
import type { Connector as WagmiConnector } from '@wagmi/core'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** A wallet that was found in the page, with the way to reach it. */
export type DiscoveredWallet = {
  readonly connector: Connector
  /** The wallet's own; absent for a connector of the host's wagmi config. */
  readonly provider?: Eip1193Provider | undefined
  readonly wagmi?: WagmiConnector | undefined
  /** The way to a wallet that is not in the page, in the place of a provider. */
  readonly way?: WalletWay | undefined
}

export type DiscoveredWallets = ReturnType<typeof createWallets>

/** The wallets known to one adapter. */
export function createWallets() {
  const listeners = new Set<() => void>()
  let found: readonly DiscoveredWallet[] = []
  let extend = (wallets: readonly DiscoveredWallet[]) => wallets

  return {
    list: () => extend(found),
    /** The wallets found in the page, and how the list is made of them; what is left out stays. */
    set(next = found, how = extend) {
      found = next
      extend = how
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
