import { coinbaseBrowserLink } from '@foyer/protocol'
import type { WalletOffer } from '../WalletOffer.js'
import type { CoinbaseOptions } from './CoinbaseOptions.js'

/**
 * Offers Coinbase's wallets in the list: `evm({ wallets: [coinbase()] })`. `@coinbase/wallet-sdk` 4.3.7 or newer stands beside it. It is loaded
 * once the list is on the screen, and requests nothing of its maker's hosts before the user picked the wallet.
 *
 * A wallet of the page that announces itself as `com.coinbase.wallet` (EIP-6963) is listed in its place, but for `smartWalletOnly`, which no
 * extension is.
 */
export function coinbase(options: CoinbaseOptions = {}): WalletOffer {
  const { preference = 'all', keysUrl } = options
  const isSmart = preference === 'smartWalletOnly'
  return (context) => ({
    connector: {
      id: 'coinbaseWalletSDK',
      type: 'EXTERNAL',
      name: isSmart ? 'Coinbase Smart Wallet' : 'Coinbase Wallet',
      namespace: 'eip155',
      // An extension is no smart wallet, and no more is the app.
      ...(!isSmart && { rdns: 'com.coinbase.wallet', browserLink: coinbaseBrowserLink }),
    },
    loader: {
      async load(signal) {
        const { createCoinbaseProvider } = await import('./createCoinbaseProvider.js')
        return { provider: createCoinbaseProvider({ context, preference, keysUrl, signal }) }
      },
    },
  })
}
