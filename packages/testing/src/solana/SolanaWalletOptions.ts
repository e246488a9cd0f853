import type { Decision } from '../wallet/Decision.js'
import type { WalletOptions, WalletRequest } from '../wallet/WalletOptions.js'
import type { WalletWindow } from '../wallet/WalletWindow.js'

/** A network of Solana as the Wallet Standard names it (`solana:devnet`, `solana:localnet` …), with a node. */
export type SolanaCluster = { readonly chain: `solana:${string}`; readonly rpcUrl: string }

/** What a wallet of Solana does for a page, by the Wallet Standard's feature. */
export type SolanaFeature = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'

export type SolanaWalletOptions = Pick<
  WalletOptions,
  'name' | 'icon' | 'mnemonic' | 'prompt' | 'storage'
> & {
  /** Indices of the mnemonic. The first is selected. Default: `[0]`. */
  readonly accounts?: readonly [number, ...number[]]
  /** The networks on which its accounts may be used. */
  readonly clusters: readonly [SolanaCluster, ...SolanaCluster[]]
  /** Default: all of them. */
  readonly features?: readonly SolanaFeature[]
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /**
   * Stands between page and wallet, to make it misbehave: what it returns reaches the page as it is, promise or not; `undefined` is the wallet's
   * own answer. `method` is the feature.
   */
  readonly intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown
  /** Default: `globalThis`. */
  readonly window?: WalletWindow
}
