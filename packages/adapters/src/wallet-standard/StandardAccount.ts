import type { Account } from '@foyer/core'

/** An account of a wallet, checked, with the object by which the wallet knows it. */
export type StandardAccount = {
  readonly account: Account
  /** The chains of the family that it may be used on, as the Wallet Standard names them. */
  readonly chains: readonly string[]
  readonly source: unknown
}
