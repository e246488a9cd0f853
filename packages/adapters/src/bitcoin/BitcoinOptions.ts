import type { InjectedPage } from '@foyer/core'

/** What a host may say when it adds Bitcoin. */
export type BitcoinOptions = {
  /** Where wallets are looked for. The page's own `window` when absent. */
  readonly page?: InjectedPage | undefined
}
