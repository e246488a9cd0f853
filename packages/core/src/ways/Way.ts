import type { Network } from '@foyer/protocol'
import type { WalletProvider, WalletSession, WalletWay } from '../adapter.js'

/** A way to the wallet of one chain family. It knows no family: the family speaks over its provider. */
export type Way = {
  /** Connects the wallet, with a prompt where it needs one. */
  connect(): Promise<WalletSession>
  /** The session of an earlier visit, without a prompt; `undefined` when there is none. */
  resume(): Promise<WalletSession | undefined>
  /** The session now; `undefined` when there is none. */
  session(): WalletSession | undefined
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

/** A way as it is listed. What it needs is loaded with its first use. */
export type ListedWay = Pick<WalletWay, 'connector'> & { load(): Promise<Way> }
