import { recentWalletsMax } from '@foyer/protocol'
import type { RecentWallet } from './state.js'

/** The wallets lately used with this one first; the oldest falls out. */
export function withRecent(
  recent: readonly RecentWallet[],
  wallet: RecentWallet,
): readonly RecentWallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletsMax)
}
