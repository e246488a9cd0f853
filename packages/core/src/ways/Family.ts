import type { Network } from '@foyer/protocol'
import type { SendParameters } from '../adapter.js'
import type { FamilyType, FamilyTypes } from '../FamilyTypes.js'
import type { EmbeddedDialect } from './EmbeddedDialect.js'
import type { PairedDialect } from './PairedDialect.js'
import type { Request, Rpc } from './Way.js'

/**
 * What a chain family says over a provider, whichever way it comes. A feature that the family lacks is absent.
 */
export type FamilyFeatures<types extends FamilyTypes = FamilyTypes> = {
  /** Signs UTF-8 text; returns the signature in the family's own encoding. */
  signMessage?(request: Request, parameters: { message: string; address: string }): Promise<string>
  /** Returns the transaction's id. */
  sendTransaction?(request: Request, parameters: SendParameters<types>, rpc: Rpc): Promise<string>
  /** The contracts that a transaction calls, whose balances change by it. */
  readTouched?(transaction: FamilyType<types, 'transaction'>): readonly string[]
  /** Asks the wallet to go to a network. @throws `chain_not_supported`, `user_rejected` */
  switchChain?(request: Request, network: Network): Promise<void>
  /** The coin's balance by the network, in the smallest unit. @throws `answer_invalid` */
  getBalance?(rpc: Rpc, parameters: { address: string; network: Network }): Promise<bigint>
}

/** A chain family as core speaks it where the host gave no adapter, and as its providers answer pages. */
export type Family<types extends FamilyTypes = FamilyTypes> = {
  readonly features: FamilyFeatures<types>
  /** The requests for accounts, which connect the wallet first if it is not connected. */
  readonly opening?: readonly string[]
  /** The request that returns the accounts without a prompt, which is also the name of their permission (EIP-2255). */
  readonly accounts?: string
  /** What pairing requests a wallet to allow by default; nothing when absent. */
  readonly methods?: readonly string[]
  /** What the provider of a paired wallet answers; the wallet answers everything when absent. */
  readonly paired?: PairedDialect
  /** What the provider of the embedded wallet answers by itself, by method. */
  readonly embedded?: EmbeddedDialect
  /** Carries the family's types to the types of a client; absent at run time. */
  readonly '~types'?: types
}
