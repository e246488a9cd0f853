import type { DiscoveredWallet, DiscoveredWallets } from '../DiscoveredWallet.js'

/** The wallets known to one adapter: none yet. */
export function createDiscovered<wallet extends DiscoveredWallet>(): DiscoveredWallets<wallet> {
  const listeners = new Set<() => void>()
  let found: readonly wallet[] = []
  let extend = (wallets: readonly wallet[]) => wallets

  return {
    list: () => extend(found),
    set(next = found, how = extend) {
      found = next
      extend = how
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
