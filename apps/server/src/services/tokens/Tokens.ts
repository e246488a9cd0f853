import type { ServedNetwork } from '../chains/Chains.js'
import type { Token } from './Token.js'

/** The tokens that the server knows of. */
export type Tokens = {
  /** Those of the configuration and of its token lists. */
  listed(network: ServedNetwork): readonly Token[]
  /** Whether it is one of those, or the native coin. */
  isListed(network: ServedNetwork, address: string): boolean
  /** Those that an account may hold: the listed ones, and what moved to it as far as that is known. */
  ofAccount(network: ServedNetwork, owner: string): Promise<readonly Token[]>
  /** What is known of these, or what they say of themselves; the native coin by its pseudo-address. */
  find(network: ServedNetwork, addresses: readonly string[]): Promise<readonly Token[]>
  /** The listed tokens and coins that go by this symbol, on the first networks first. */
  bySymbol(symbol: string): readonly { network: ServedNetwork; token: Token }[]
  /** Reads the token lists anew; one that cannot be read stays as it was. */
  refresh(signal?: AbortSignal): Promise<void>
}

/** What tokens of a chain family say of themselves, by `addressKey`; those that say nothing are missing. */
export type ReadTokenFacts = (network: string, keys: readonly string[]) => Promise<readonly Token[]>

/** Tokens that moved to an account. */
export type WatchedTokens = (network: string, owner: string) => Promise<readonly string[]>
