import type { Decision } from '../wallet/Decision.js'
import type { WalletOptions, WalletRequest } from '../wallet/WalletOptions.js'
import type { WalletWindow } from '../wallet/WalletWindow.js'
import type { PolkadotKeyType } from './createPolkadotAccount.js'

export type PolkadotWalletOptions = Pick<
  WalletOptions,
  'name' | 'mnemonic' | 'prompt' | 'storage'
> & {
  /** Its key in `window.injectedWeb3`, by which pages know it. Default: its name. */
  readonly source?: string
  /** The kind of each account's key. The first is selected. Default: `['sr25519']`. */
  readonly accounts?: readonly [PolkadotKeyType, ...PolkadotKeyType[]]
  /** Whether it puts `<Bytes>` around a text before it signs. Default: `true`. */
  readonly wraps?: boolean
  /** The answer to requests that need the user's approval. Default: `approve`. */
  readonly decision?: Decision
  /**
   * Stands between page and wallet, to make it misbehave: what it returns reaches the page as it is, promise or not; `undefined` is the wallet's
   * own answer. Methods are `enable`, `accounts.get`, `signRaw`, `signPayload`.
   */
  readonly intercept?: (request: WalletRequest, next: () => Promise<unknown>) => unknown
  /** Default: `globalThis`. */
  readonly window?: WalletWindow
}
