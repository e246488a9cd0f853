import type { Network } from '@foyer/protocol'
import type { AdapterContext } from '../AdapterContext.js'
import type { AdapterSetup } from '../AdapterSetup.js'
import type { Balance } from '../FamilyFeatures.js'

/** What the shared conformance test needs of a chain family: made anew for each case. */
export type AdapterFixture = {
  readonly setup: AdapterSetup
  readonly context: AdapterContext
  /** The id under which the wallet is found. */
  readonly connectorId: string
  readonly wallet: AdapterFixture.Wallet
  /** The wallet is on `here`; it knows `other` too, and not `unknown`, but would add it: absent for a family whose wallets add none. */
  readonly networks: { readonly here: Network; readonly other: Network; readonly unknown?: Network }
  /** An account of no wallet, which holds nothing. */
  readonly stranger: string
  /** What an account has on a network, fetched without the adapter. */
  balanceOf(parameters: { address: string; network: Network }): Promise<Balance['amount']>
  /** Whether the signature is this account's, under this text. */
  verifyMessage(parameters: {
    address: string
    message: string
    signature: string
  }): Promise<boolean>
  /** Typed data that the chain family can sign, and whether a signature of it is this account's; absent for a family without. */
  readonly typedData?: {
    readonly value: object
    verify(parameters: { address: string; signature: string }): Promise<boolean>
  }
  /** The chain family has no request that sends coins. */
  readonly sendsNothing?: true
  /** A token that the wallet's account holds some of, on `here`; absent for a family whose transfers know none. */
  readonly token?: {
    readonly address: string
    balanceOf(owner: string): Promise<Balance['amount']>
  }
  /** Transactions that the account is to sign and that are given back, and whether it signed them; absent for a family without. */
  readonly unsigned?: {
    make(from: { address: string; network: Network }): Promise<readonly [object, ...object[]]>
    verify(parameters: {
      address: string
      unsigned: readonly object[]
      signed: readonly object[]
    }): Promise<boolean>
  }
  /** Ends what belongs to this fixture. */
  dispose(): Promise<void>
}

export declare namespace AdapterFixture {
  /** A wallet with a real key, and switches for what its user does. */
  type Wallet = {
    readonly address: string
    /** How the user answers from now on. `ignore`: not at all. */
    answer(how: 'approve' | 'reject' | 'ignore'): void
    lock(): void
    unlock(): void
    /** The user revokes the permission, or switches the network, in the wallet itself. */
    revoke(): void
    moveTo(network: Network): void
    /** How many prompts there were. */
    prompts(): number
    /** How many listeners the page has on the wallet. */
    listeners(): number
  }
}
