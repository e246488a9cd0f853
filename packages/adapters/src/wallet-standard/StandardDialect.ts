import type { CaipNetworkId } from '@foyer/protocol'
import type { StandardAccount } from './StandardAccount.js'

/** What a chain family has of its own over a wallet of the Wallet Standard. */
export type StandardDialect = {
  /** What the family's own features begin with. */
  readonly prefix: string
  /** The requests of pages that the session answers, and what with. */
  readonly accountMethods: readonly string[]
  listAccounts(accounts: readonly StandardAccount[]): unknown
  /** Has the wallet give its accounts, without a prompt where it is silent. */
  open(wallet: unknown, silent: boolean): unknown
  /** The accounts of the family in a wallet's answer, the one in use first. @throws `wallet_failed` when there were accounts and none is one */
  readAccounts(value: unknown): readonly StandardAccount[]
  /** A network as the wallet names it, where the account may be used on it. */
  chainOf(account: StandardAccount, id: CaipNetworkId): string | undefined
  /** The network of a name that only one has; `undefined` for any other. */
  networkOf(chain: string): CaipNetworkId | undefined
  /** Answers the requests of pages by the wallet's features. */
  createRequests(parts: StandardRequestParts): {
    takes(method: string): boolean
    request(method: string, params: unknown): Promise<unknown>
  }
}

export type StandardRequestParts = {
  wallet: unknown
  /** The account with this address, or the one in use. @throws `account_not_connected` */
  account(address?: unknown): StandardAccount
  /** The network in use, as the Wallet Standard names it. */
  chain(): string
}
