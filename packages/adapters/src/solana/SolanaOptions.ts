import type { InjectedPage, NameService } from '@foyer/core'

/** What a host may say when it adds Solana. */
export type SolanaOptions = {
  /** Where wallets are looked for. The page's own `window` when absent. */
  readonly page?: InjectedPage | undefined
  /**
   * Names of accounts in the place of the Solana Name Service, which is read on mainnet where that is one of the networks. A name is shown where
   * it leads back to its account.
   */
  readonly names?: NameService | undefined
}
