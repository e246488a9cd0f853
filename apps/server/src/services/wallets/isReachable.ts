import type { DirectoryWallet } from '@foyer/directory'
import { families, isNamespace, wellKnownWallets } from '@foyer/protocol'
import type { WalletPlatform } from './walletQuery.js'

/** Whether the wallet can be reached from the platform. */
export function isReachable(wallet: DirectoryWallet, platform: WalletPlatform): boolean {
  if (platform.kind === 'pairing')
    return Boolean(wallet.mobile_link ?? wallet.desktop_link ?? wallet.webapp_link)
  if (wallet.mobile_link || wallet.id === wellKnownWallets.coinbase) return true
  const { namespace } = platform
  return isNamespace(namespace) && families[namespace].pageOpeners?.includes(wallet.id) === true
}
