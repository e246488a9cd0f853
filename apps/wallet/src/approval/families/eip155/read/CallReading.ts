import type { Address, Hex } from 'viem'

/** What one call of a contract means, as far as its bytes say. Amounts in the token's smallest unit. */
export type CallReading =
  /** The network's coin, and nothing else. */
  | { readonly is: 'pay'; readonly to: Address; readonly amount: bigint }
  | { readonly is: 'create' }
  /** ERC-20; of a collection the amount is the number of the piece (the bytes are the same). */
  | {
      readonly is: 'send'
      readonly token: Address
      /** Of whom; `undefined`: of the one who calls. */
      readonly from: Address | undefined
      readonly to: Address
      readonly amount: bigint
    }
  /** ERC-721, ERC-1155. */
  | {
      readonly is: 'sendPieces'
      readonly token: Address
      readonly from: Address
      readonly to: Address
      readonly pieces: readonly { readonly id: bigint; readonly amount: bigint }[]
    }
  | {
      readonly is: 'allow'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
      readonly how: 'set' | 'more' | 'less'
      /** Seconds since 1970. */
      readonly until: bigint | undefined
    }
  | {
      readonly is: 'allowAll'
      readonly token: Address
      readonly spender: Address
      readonly isAllowed: boolean
    }
  /** Of a well-known exchange. Tokens are absent where the network's coin is meant. */
  | {
      readonly is: 'swap'
      /** The contract that swaps. */
      readonly to: Address
      readonly given: Address | undefined
      readonly got: Address | undefined
      readonly amount: bigint
      /** It reverts below it. */
      readonly least: bigint
      /** Whom what arrives is for; `undefined`: the one who calls. */
      readonly receiver: Address | undefined
      /** Seconds since 1970. */
      readonly until: bigint | undefined
    }
  | { readonly is: 'call'; readonly to: Address; readonly selector: Hex; readonly data: Hex }

/** One call with the coin that goes with it (wei). */
export type ReadCall = {
  readonly reading: CallReading
  readonly value: bigint
  readonly data: Hex
  /** Its bytes are not those that the reading is written as: contracts may take them for something else. */
  readonly isOdd?: boolean | undefined
}
