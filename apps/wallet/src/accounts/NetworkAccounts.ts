import type { EmbeddedAccountType } from '../actions/EmbeddedAccountType.js'

/** The accounts of the user on a network. */
export type NetworkAccounts = {
  /** The account that pages see first. */
  readonly address: string
  readonly accounts: readonly { readonly address: string; readonly type: EmbeddedAccountType }[]
}
