import type { AdapterContext, DiscoveredWallet, Way } from '@foyer/core'
import { createStandardWay } from '../../wallet-standard/createStandardWay.js'
import { solanaDialect } from './solanaDialect.js'
import { toStandardWallet } from './toStandardWallet.js'

/** The way to a wallet of Solana in the page: of the Wallet Standard, or the one of `window.coinbaseSolana`. */
export function createSolanaWay(
  wallet: DiscoveredWallet,
  context: Pick<AdapterContext, 'networks' | 'storage'>,
): Way {
  const isInjected = wallet.connector.type === 'INJECTED'
  const provider = isInjected ? toStandardWallet(wallet.provider) : wallet.provider
  return createStandardWay({ ...wallet, provider }, context, solanaDialect)
}
