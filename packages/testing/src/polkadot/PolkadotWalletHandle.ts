import type { WalletUser } from '../wallet/WalletUser.js'

/** The user of a wallet of Polkadot, played by a test. Methods are `enable`, `accounts.get`, `signRaw` and `signPayload`. */
export type PolkadotWalletHandle = WalletUser & {
  /** What stands in `window.injectedWeb3`. */
  readonly wallet: object
  /** All addresses of the wallet, in the spelling of no network. */
  readonly addresses: readonly string[]
  readonly state: {
    readonly granted: boolean
    readonly locked: boolean
    /** The network that its accounts are meant for, by the hash of its first block. */
    readonly genesisHash: string | undefined
    /** Subscriptions that the page holds. */
    readonly listeners: number
    /** How often the user was asked. */
    readonly prompts: number
  }
  /** The accounts are meant for one network from now on; for any where none is named. */
  restrict(genesisHash?: string): void
  /** Tells the page of a list of accounts, true or not. */
  emit(accounts: unknown): void
}
