import type { KnownNetwork } from '../chains/ChainFamily.js'
import type { Token } from '../tokens/Token.js'

/** A question to a price service: its path, and how its answer is read. */
export type PriceQuestion = {
  path: string
  headers?: Record<string, string>
  /** Prices by `addressKey`, of whatever came back; unchecked. */
  read(answer: unknown): ReadonlyMap<string, number>
}

/** How a kind of price service is asked about tokens of a network; no questions when it does not know it. */
export type PriceService = (request: {
  /** What the family knows that the service calls the network. */
  known: KnownNetwork | undefined
  /** The token that stands for the native coin, where the family has one. */
  pricedCoin: string | undefined
  /** What the configuration says that the service calls the network. */
  named: string | undefined
  url: string
  key: string
  isNative(token: Token): boolean
  tokens: readonly Token[]
}) => readonly PriceQuestion[]
