import type { WalletUser } from '../wallet/WalletUser.js'

/** The user of a wallet of Bitcoin, played by a test. Methods are named as the wallet's shape has them. */
export type BitcoinWalletHandle = WalletUser & {
  /** What the wallet registers, or puts into the page. */
  readonly wallet: object
  /** The addresses for payments, in the order of its options, on the network it is on. */
  readonly addresses: readonly string[]
  /** The addresses for ordinals beside them. */
  readonly ordinals: readonly string[]
  readonly state: {
    readonly granted: boolean
    readonly locked: boolean
    readonly address: string | undefined
    /** The chains on which its accounts may be used. */
    readonly chains: readonly string[]
    /** Listeners that the page holds. */
    readonly listeners: number
  }
  /** The wallet is on these chains alone from now on. */
  allow(chains: readonly string[]): void
  /** Tells the page of a change, true or not. */
  emit(value: unknown): void
}
