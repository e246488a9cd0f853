import type { DirectoryWallet } from '@foyer/directory'
import { isNamespace, pageOpeners, wellKnownWallets } from '@foyer/protocol'
import type { WalletPlatform } from './walletQuery.js'

/** Whether a visitor can get to the wallet from where he is. */
export function isReachable(wallet: DirectoryWallet, platform: WalletPlatform): boolean {
  if (platform.kind === 'pairing')
    return Boolean(wallet.mobile_link ?? wallet.desktop_link ?? wallet.webapp_link)
  if (wallet.mobile_link || wallet.id === wellKnownWallets.coinbase) return true
  const { namespace } = platform
  return isNamespace(namespace) && pageOpeners[namespace]?.includes(wallet.id) === true
}
