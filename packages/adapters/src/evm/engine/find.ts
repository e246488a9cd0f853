import type { DiscoveredWallet, DiscoveredWallets } from '../wallets/createWallets.js'

/** The wallet with this id, if it was found. */
export function find(wallets: DiscoveredWallets, id: string): DiscoveredWallet | undefined {
  return wallets.list().find(({ connector }) => connector.id === id)
}
