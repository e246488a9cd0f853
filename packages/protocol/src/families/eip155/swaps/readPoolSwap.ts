import type { DecodeCall, EncodeCall } from './ContractCall.js'
import { isSameHex } from './isSameHex.js'
import { readPoolTerms } from './readPoolTerms.js'
import { writePoolSwap } from './writePoolSwap.js'

type Address = `0x${string}`

/**
 * The swap that a call of a router is, and nothing else: written anew it is the same to the byte, so that nothing hangs behind. What the contract does with it is the contract's own
 * matter: compare `to` with the exchanges of the network.
 *
 * @returns `undefined` for a call that is no swap as `writePoolSwap` writes them
 */
export function readPoolSwap({
  transaction,
  encode,
  decode,
}: readPoolSwap.Parameters): readPoolSwap.ReturnType | undefined {
  const { data, value } = transaction
  const read = readPoolTerms(transaction, decode)
  if (!read) return undefined
  const to = transaction.to as Address
  const at = { factory: to, router: to }
  const pools = { wrapped: to, between: [], v2: at, v3: { ...at, quoter: to } }
  const own = writePoolSwap({ pools, encode, ...read })
  return isSameHex(own.data, data) && own.value === value ? read : undefined
}

export declare namespace readPoolSwap {
  type Parameters = {
    /** `value` in wei. */
    readonly transaction: { readonly to: string; readonly data: string; readonly value: bigint }
    readonly encode: EncodeCall
    readonly decode: DecodeCall
  }
  /** `account` receives what it gives. */
  type ReturnType = readPoolTerms.Terms
}
