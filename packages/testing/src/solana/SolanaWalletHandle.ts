import type { WalletUser } from '../wallet/WalletUser.js'

/** The user of a wallet of Solana, played by a test. Methods are named by their feature: `solana:signMessage`. */
export type SolanaWalletHandle = WalletUser & {
  /** What the wallet registers (Wallet Standard). */
  readonly wallet: object
  /** All addresses of the wallet, in the order of its options. */
  readonly addresses: readonly string[]
  readonly state: {
    readonly granted: boolean
    readonly locked: boolean
    readonly address: string | undefined
    /** The chains on which its accounts may be used. */
    readonly chains: readonly string[]
    /** Listeners that the page holds. */
    readonly listeners: number
  }
  /** The accounts may be used on these chains alone from now on. */
  allow(chains: readonly string[]): void
  /** Tells the page of a change, true or not. */
  emit(properties: object): void
}
