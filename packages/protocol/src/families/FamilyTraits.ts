import type { AccountType } from './FamilyFacts.js'

/** What every page needs of a chain family before the first click, and nothing else. */
export type FamilyTraits = {
  /** Networks are positive numbers (CAIP-2: plain decimals), and an unqualified number names one of them. */
  readonly numbered?: true
  /** The embedded wallet has accounts of it. */
  readonly embedded?: true
  /** The kind of account in use until the user chooses; `eoa` when absent. */
  readonly accountType?: AccountType
}
