import type { DirectoryWallet } from '@foyer/directory'
import type { WalletPlatform } from './walletQuery.js'

/** Wallets that the widget opens on phones by links of their own making. */
const openedByPage = {
  coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
}

/** Whether a visitor can get to the wallet from where he is. */
export function isReachable(wallet: DirectoryWallet, platform: WalletPlatform): boolean {
  if (platform.kind === 'pairing')
    return Boolean(wallet.mobile_link ?? wallet.desktop_link ?? wallet.webapp_link)
  if (wallet.mobile_link || wallet.id === openedByPage.coinbase) return true
  const onSolana = platform.namespace === 'solana'
  return onSolana && (wallet.id === openedByPage.phantom || wallet.id === openedByPage.solflare)
}
