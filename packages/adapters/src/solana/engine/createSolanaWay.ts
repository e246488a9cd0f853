import type { AdapterContext, DiscoveredWallet, Way } from '@foyer/core'
import { createStandardWay } from '../../wallet-standard/createStandardWay.js'
import { solanaDialect } from './solanaDialect.js'

/** The way to a wallet of Solana in the page. */
export function createSolanaWay(
  wallet: DiscoveredWallet,
  context: Pick<AdapterContext, 'networks' | 'storage'>,
): Way {
  return createStandardWay(wallet, context, solanaDialect)
}
