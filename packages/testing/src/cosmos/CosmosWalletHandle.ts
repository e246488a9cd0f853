import type { WalletUser } from '../wallet/WalletUser.js'

/** The user of a wallet of Cosmos, played by a test. Methods are named as Keplr's. */
export type CosmosWalletHandle = WalletUser & {
  /** What stands in the window. */
  readonly wallet: object
  /** The addresses of the selected account, by the chains that the wallet knew from the first. */
  readonly addresses: Readonly<Record<string, string>>
  /** The address of the selected account on a chain that the wallet knows. */
  addressOn(chainId: string): string
  readonly state: {
    /** The chains that the page may use. */
    readonly granted: readonly string[]
    readonly locked: boolean
    /** How often the user was asked. */
    readonly prompts: number
  }
  /** Tells the page that its user chose another key, true or not. */
  emit(): void
}
