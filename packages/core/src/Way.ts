import type { Network } from '@foyer/protocol'
import type { Connector } from './connector.js'
import type { Account, WalletSession } from './WalletSession.js'

/** A way to a wallet that is not in the page, such as pairing or a login, as it is listed beside the wallets of the page. */
export type WalletWay = {
  readonly connector: Connector
  /** Loads what reaches the wallet, once. Its provider connects the wallet by a request for the accounts, or rejects where the modal has to. */
  load(): Promise<Way>
}

/** A way to the wallet of one chain family. It knows no family: the family speaks over its provider. */
export type Way = {
  /**
   * Connects the wallet, with a prompt where it needs one; on the wished network where the page chooses it. `signer` is an account that has just signed in:
   * the wallet has let the page in by that, and the account is the first one where it is among those that the wallet gives.
   */
  connect(wish?: Network, signer?: string): Promise<WalletSession>
  /** The session of an earlier visit, without a prompt; `undefined` when there is none. */
  resume(): Promise<WalletSession | undefined>
  /** The session now; `undefined` when there is none. */
  session(): WalletSession | undefined
  /**
   * Whether the wallet may give the session of an earlier visit again by itself, as once it is unlocked: its provider emits `accountsChanged` then.
   * Absent where none does.
   */
  waits?(): boolean
  /**
   * Reads again, without a prompt, what the wallet may have changed unheard, because the page slept or did not listen: the provider emits what is new.
   * Absent where nothing is missed.
   */
  look?(): Promise<void>
  /** The chain family needs the wallet no more. */
  leave(): Promise<void>
  /**
   * Goes to a network without a request of the family's dialect.
   *
   * @throws `chain_not_supported`
   */
  moveTo(network: Network): Promise<void>
  /** `moveTo` reaches every network that the wallet has: the family's own request for it is not made. */
  readonly movesFreely?: true
  readonly provider: WalletProvider
}

/** A wallet as EIP-1193 has it, or what a chain family has in its place. */
export type WalletProvider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: never) => void): void
  removeListener(event: string, listener: (value: never) => void): void
  /** The kind of an account, of a wallet that has several. */
  typeOf?(address: string): Account['type']
  /** Whether the wallet takes a request, of a wallet that says so. */
  takes?(method: string): boolean
}
