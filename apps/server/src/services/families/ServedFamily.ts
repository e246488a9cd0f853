import type { SwapFees, SwapVendorList } from '../../config/swapSettings.js'
import type { Database } from '../../database/Database.js'
import type { BalanceProvider } from '../balances/Balances.js'
import type { ChainFamily } from '../chains/ChainFamily.js'
import type { Chains } from '../chains/Chains.js'
import type { PriceProvider } from '../prices/Prices.js'
import type { Reads } from '../reads/Reads.js'
import type { Carry } from '../sessionKeys/CarriedCall.js'
import type { FamilySessionKeys } from '../sessionKeys/SessionKeys.js'
import type { FamilySwaps } from '../swaps/SwapProvider.js'
import type { ReadTokenFacts, Tokens } from '../tokens/Tokens.js'
import type { FamilyActivity } from './FamilyActivity.js'

/** What the server knows of a chain family. A feature that is absent is not served on its networks. */
export type ServedFamily = ChainFamily & {
  /** Reads what accounts hold. */
  createBalances?(parts: FamilyParts): BalanceProvider
  /** Reads what tokens say of themselves. */
  createTokenFacts?(parts: Pick<FamilyParts, 'chains' | 'db' | 'reads'>): ReadTokenFacts
  /** Reads prices off the chain. */
  createPrices?(parts: Pick<FamilyParts, 'reads' | 'tokens'>): PriceProvider
  /** Swaps tokens. */
  createSwaps?(parts: FamilyParts & SwapParts): FamilySwaps
  /** Permissions that its smart accounts gave to apps. */
  createSessionKeys?(parts: SessionKeyParts): FamilySessionKeys
  /** What happened to accounts. */
  readonly activity?: FamilyActivity
}

/** What swaps of a family stand on beside that. */
export type SwapParts = {
  /** Services of others, each with its settings. */
  readonly vendors: SwapVendorList
  /** What the operator takes of swaps through them. */
  readonly fee: SwapFees | undefined
  now(): number
}

/** What permissions of smart accounts stand on. */
export type SessionKeyParts = Pick<FamilyParts, 'chains' | 'tokens'> & {
  /** What takes calls to a network at the server's cost, where something does. */
  carryOn(network: string): Carry | undefined
  now(): number
}

/** What the features of a family stand on. */
export type FamilyParts = {
  readonly chains: Chains
  readonly db: Database
  /** Questions to EVM contracts. */
  readonly reads: Reads
  readonly tokens: Tokens
}
