import type { DiscoveredWallet, DiscoveredWallets } from '../DiscoveredWallet.js'

/** The wallet with this id, if it was found. */
export function findDiscovered<wallet extends DiscoveredWallet>(
  wallets: DiscoveredWallets<wallet>,
  id: string,
): wallet | undefined {
  return wallets.list().find(({ connector }) => connector.id === id)
}
