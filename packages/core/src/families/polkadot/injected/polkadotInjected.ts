import { discoverKept } from '../../../ways/discoverKept.js'
import type { InjectedFamily } from '../../../ways/InjectedFamily.js'

/** Wallets whose key is not their name. */
const names = new Map([
  ['polkadot-js', 'polkadot{.js}'],
  ['subwallet-js', 'SubWallet'],
  ['talisman', 'Talisman'],
])

/** Polkadot's wallets in a page: what stands in `window.injectedWeb3`, by its key. */
export const polkadotInjected = {
  discover: discoverKept('polkadot', ({ injectedWeb3, walletExtension }) => {
    const wallets = Object(injectedWeb3)
    const keys = Object.keys(wallets).filter((key) => /^[^#]{1,64}$/.test(key))
    return keys.map((key) => {
      // Nova puts itself into the place of another wallet.
      const isNova = key === 'polkadot-js' && Object(walletExtension).isNovaWallet
      const name = isNova ? 'Nova Wallet' : (names.get(key) ?? key)
      return [`injectedWeb3:${key}`, name, () => wallets[key]]
    })
  }),
  features: ['signMessage', 'signTypedData', 'sendTransaction', 'transfer'],
} as const satisfies InjectedFamily
