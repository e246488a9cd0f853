/**
 * What networks and servers tell about an action beside its own content. It may be wrong, and changes nothing of what is signed. Addresses
 * are keys in lower case on EVM networks.
 */
export type Facts = {
  /** All that can be known is known, or could not be had in time. */
  readonly isSettled: boolean
  readonly network: NetworkFacts | undefined
  readonly tokens: Readonly<Record<string, TokenFacts>>
  readonly parties: Readonly<Record<string, PartyFacts>>
  /** Whose the token accounts of Solana are, and of which token. */
  readonly holders: Readonly<Record<string, HolderFacts>>
  readonly outcome: Outcome
  /** Dollars for one whole token, by its address, or `coin`. */
  readonly prices: Readonly<Record<string, number>>
  /** The fee of the network now; `undefined` where no source answered. */
  readonly fee?: FeeFacts | undefined
  /** Of Solana: the network knows the block, or the nonce, that each transaction goes by. `undefined`: not yet, or it did not say so. */
  readonly isOfNetwork?: boolean | undefined
  /** When this was asked; seconds since 1970. */
  readonly now: number
}

type FeeFacts = {
  /** For a unit of gas, in wei; of Solana for a unit of computing, in millionths of a lamport. */
  readonly price: bigint
  /** What is taken beside, for keeping the bytes on another network. */
  readonly beside: bigint
}

export type NetworkFacts = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What a token's contract says of itself. */
export type TokenFacts = {
  readonly kind: 'fungible' | 'pieces' | 'none'
  /** Cleaned; empty when it has none. */
  readonly symbol: string
  readonly decimals: number
  /** Of all of it there is. */
  readonly supply: bigint | undefined
  /** Of the account. */
  readonly balance: bigint | undefined
  /** What the token keeps of each transfer: hundredths of a percent, and so much at most. */
  readonly keeps?: { readonly basisPoints: number; readonly most: bigint } | undefined
  /** The address that may take the token from any holder at any time. */
  readonly taker?: string | undefined
  /** The program that has a say in each transfer. */
  readonly hook?: string | undefined
}

/** An account of Solana that holds tokens. */
export type HolderFacts = { readonly owner: string; readonly token: string }

/** A receiver, spender or contract of an action. */
export type PartyFacts = {
  readonly name?: string | undefined
  readonly hasCode?: boolean | undefined
  /** This user paid it before. */
  readonly isKnown?: boolean | undefined
  /** An address known to the user that begins and ends like this one, and differs from it. */
  readonly looksLike?: string | undefined
}

/** A change of the account's balances; without a token it is the network's coin. */
export type BalanceChange = {
  readonly token: string | undefined
  /** Of a collection. */
  readonly id?: bigint | undefined
  /** In the smallest unit; negative leaves. */
  readonly amount: bigint
}

/** What the network says would happen now. */
export type Outcome =
  | { readonly is: 'none' }
  | { readonly is: 'waiting' }
  | { readonly is: 'unknown' }
  | {
      readonly is: 'fails'
      readonly reason: string | undefined
      /** Which transaction of several, counted from 1. */
      readonly at?: number | undefined
    }
  | {
      readonly is: 'changes'
      readonly changes: readonly BalanceChange[]
      /** Gas that the simulation used. */
      readonly gas: bigint | undefined
      /** Those of several transactions, from this one on and counted from 1, that could not be played. */
      readonly unplayedFrom?: number | undefined
      /** The rights that others get over accounts of the user, whether or not a call states them. */
      readonly handed?: readonly Handed[] | undefined
      /** There are more who may have got something than were asked about. */
      readonly isPartly?: boolean | undefined
      /** The logs of the user's smart account say more than that it received coin: something acted on it. */
      readonly isOwnMoved?: boolean | undefined
    }

/** A right over an account of the user that an address has afterwards and had not before. */
export type Handed =
  | {
      readonly is: 'allowance'
      readonly token: string
      readonly spender: string
      readonly amount: bigint
      /** The contract that lends the token on, where it is not the token's own. */
      readonly via?: string | undefined
    }
  /** All that the contract holds for the user, including what comes later. */
  | { readonly is: 'everything'; readonly token: string; readonly spender: string }
  | {
      readonly is: 'piece'
      readonly token: string
      readonly spender: string
      readonly id: bigint
    }
  | { readonly is: 'account'; readonly account: string; readonly to: string }
