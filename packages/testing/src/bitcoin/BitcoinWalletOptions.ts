import type { Decision } from '../wallet/Decision.js'
import type { WalletOptions, WalletRequest } from '../wallet/WalletOptions.js'
import type { WalletWindow } from '../wallet/WalletWindow.js'

/** A network of Bitcoin as the Wallet Standard names it, with a source of Esplora's shape. */
export type BitcoinNetwork = {
  readonly chain: `bitcoin:${'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'}`
  readonly esploraUrl: string
}

/**
 * How the wallet is in the page: by the Wallet Standard, or by a provider as Xverse (`sats`, in `window.btc_providers`), Leather, UniSat, OKX or
 * Phantom has it.
 */
export type BitcoinShape = 'standard' | 'sats' | 'leather' | 'unisat' | 'okx' | 'phantom'

/** What a wallet of Bitcoin does for a page. Not every shape has a method for each. */
export type BitcoinFeature = 'signMessage' | 'signPsbt' | 'sendTransfer'

export type BitcoinWalletOptions = Pick<
  WalletOptions,
  'name' | 'icon' | 'mnemonic' | 'prompt' | 'storage'
> & {
  /** Default: `standard`. */
  readonly shape?: BitcoinShape
  /** Indices of the mnemonic: each has an address for payments (BIP-84) and one for ordinals (BIP-86). The first is selected. Default: `[0]`. */
  readonly accounts?: readonly [number, ...number[]]
  /** The networks that the wallet knows. It is on the first, and on those that write addresses alike. */
  readonly networks: readonly [BitcoinNetwork, ...BitcoinNetwork[]]
  /** Default: all three. */
  readonly features?: readonly BitcoinFeature[]
  /** How messages of the payment address are signed. Default: `bip322`. */
  readonly messages?: 'bip322' | 'ecdsa'
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /**
   * Stands between page and wallet, to make it misbehave: what it returns reaches the page as it is, promise or not; `undefined` is the wallet's
   * own answer. `method` is as the shape has it.
   */
  readonly intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown
  /** Default: `globalThis`. */
  readonly window?: WalletWindow
}
