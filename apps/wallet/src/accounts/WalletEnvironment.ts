import type { CaipNetworkId } from '@foyer/protocol'
import type { WalletRecord } from '@foyer/protocol/login'
import type { Hex } from 'viem'
import type { EmbeddedAccountType } from '../actions/EmbeddedAccountType.js'
import type { Chains } from '../chains/Chains.js'

/** What accounts are told of what lies outside of them. Made once for the frame. */
export type WalletEnvironment = {
  readonly chains: Chains
  /**
   * Asks the server's bundler and paymaster (`bundlerMethods`).
   *
   * @throws `Failure` with the code of ERC-7769; 4901 where the network has none
   */
  readonly bundler: Chains['request']
  /** The networks on which smart accounts work: those whose operations the server takes. */
  readonly smartNetworks: readonly CaipNetworkId[]
  /** Of these, the ones on which a page may name who pays. */
  readonly paymasterNetworks: readonly CaipNetworkId[]
  /** Whether keys of pages may act for smart accounts within what the chain holds them to (ERC-7715). */
  readonly sessionKeys: boolean
  /** Of who is logged in, as the vault says. */
  wallet(): WalletRecord | undefined
  /** Which account of the EVM networks a page means that names none. */
  preferred(): EmbeddedAccountType
  /** What was sent as one, to tell of it later. */
  readonly batches: Batches
  /** Milliseconds since 1970. */
  now(): number
  /** Waits between two questions. */
  pause(ms: number): Promise<void>
}

/** Calls that were sent as one, of this visit. */
export type Batch = {
  readonly network: `eip155:${string}`
  /** As the page speaks EIP-5792: its answers have two shapes. */
  readonly version: 1 | 2
  readonly sent:
    | { readonly operation: Hex }
    /** Those that were sent, of so many. */
    | { readonly transactions: readonly Hex[]; readonly of: number }
}

export type Batches = {
  get(id: string): Batch | undefined
  put(id: string, batch: Batch): void
}
