import type { Hex } from 'viem'
import type { Decision } from './Decision.js'
import type { WalletWindow } from './WalletWindow.js'

export type WalletChain = {
  readonly id: number
  readonly rpcUrl: string
  /** Shown by the page prompt only. */
  readonly name?: string
}

export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }

export type WalletOptions = {
  readonly name: string
  /** Reverse domain name, EIP-6963. Default: `test.foyer.` and the name in lower case. */
  readonly rdns?: string
  /** A `data:` image, EIP-6963. Default: a plain tile. */
  readonly icon?: string
  /** Private keys, or indices of the mnemonic. The first is selected. Default: `[0]`. */
  readonly accounts?: readonly [number | Hex, ...(number | Hex)[]]
  /** Default: `test test test test test test test test test test test junk`, which local nodes fund. */
  readonly mnemonic?: string
  /** The networks this wallet knows. At least one. */
  readonly chains: readonly [WalletChain, ...WalletChain[]]
  /** The network it starts on. Default: the first of `chains`. */
  readonly chainId?: number
  /** How the page learns of it. Default: `eip6963`. */
  readonly announce?: 'eip6963' | 'window.ethereum' | 'both' | 'none'
  /** Whether it connects and signs in by one prompt (`wallet_connect` of ERC-7846). Default: `false`, a wallet that does not know the method. */
  readonly signsIn?: boolean
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /** `page`: draws a small wallet window in a corner of the page for the decision `ask`. Default: `none`. */
  readonly prompt?: 'none' | 'page'
  /** Where the permission is kept over a reload. `local` is shared between tabs. Default: `local`. */
  readonly storage?: 'local' | 'session' | 'none'
  /**
   * Stands between page and wallet, to make it misbehave: what it returns reaches the page as it is,
   * promise or not; `undefined` is the wallet's own answer.
   */
  readonly intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown
  /** Default: `globalThis`. */
  readonly window?: WalletWindow
}
