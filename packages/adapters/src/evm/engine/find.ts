import type { DiscoveredWallets } from '@foyer/core'
import type { EvmWallet } from '../EvmWallet.js'

/** The wallet with this id, if it was found. */
export function find(wallets: DiscoveredWallets<EvmWallet>, id: string): EvmWallet | undefined {
  return wallets.list().find(({ connector }) => connector.id === id)
}
