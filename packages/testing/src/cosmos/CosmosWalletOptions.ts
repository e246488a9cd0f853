import type { Decision } from '../wallet/Decision.js'
import type { WalletOptions, WalletRequest } from '../wallet/WalletOptions.js'
import type { WalletWindow } from '../wallet/WalletWindow.js'

/** A chain as a wallet knows it: its id, and the prefix of its addresses. */
export type CosmosWalletChain = { readonly chainId: string; readonly prefix: string }

export type CosmosWalletOptions = Pick<
  WalletOptions,
  'name' | 'mnemonic' | 'prompt' | 'storage'
> & {
  /** Its place in the window. Default: `keplr`. */
  readonly place?: 'keplr' | 'leap' | 'cosmostation'
  /** Indices of the mnemonic. The first is selected. Default: `[0]`. */
  readonly accounts?: readonly [number, ...number[]]
  /** The chains that it knows; it adds others where the page suggests them and the user approves. */
  readonly chains: readonly [CosmosWalletChain, ...CosmosWalletChain[]]
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /**
   * Stands between page and wallet, to make it misbehave: what it returns reaches the page as it is, promise or not; `undefined` is the wallet's
   * own answer.
   */
  readonly intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown
  /** Default: `globalThis`. */
  readonly window?: WalletWindow
}
