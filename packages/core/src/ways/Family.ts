import type { FamilyFeatures } from '../FamilyFeatures.js'
import type { FamilyTypes } from '../FamilyTypes.js'
import type { EmbeddedDialect } from './EmbeddedDialect.js'
import type { PairedDialect } from './PairedDialect.js'

/** A chain family as core speaks it over every way to a wallet, and as its providers answer pages. */
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
