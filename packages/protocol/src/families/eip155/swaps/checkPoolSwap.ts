import type { DecodeCall } from './ContractCall.js'
import { isSameHex } from './isSameHex.js'
import { readPoolTerms } from './readPoolTerms.js'
import { writePoolSwap } from './writePoolSwap.js'

type Address = `0x${string}`

/** A transaction that reaches further ahead could be kept back until the price suits another. */
const deadlineSecondsMax = 1_200n

/** What is wrong with a built swap: it is no swap of these exchanges, or another one than was shown. */
export type SwapCheckFault = 'router' | 'call' | 'tokens' | 'minimum' | 'deadline' | 'terms'

/**
 * Whether a transaction is the swap that was shown, and nothing else. Read from it are its way, its minimum and its end; with these the transaction is written anew, and has to
 * be the same to the byte. So its receiver, amount and value are those of the order, and nothing hangs behind.
 *
 * @param from the token that is given, the wrapped coin for the native one; so is `to`
 * @param seconds since 1970, now
 * @returns what is wrong; `undefined` when nothing is
 */
export function checkPoolSwap({
  pools,
  transaction,
  from,
  to,
  seconds,
  encode,
  decode,
  ...order
}: checkPoolSwap.Parameters): SwapCheckFault | undefined {
  const kind = (['v2', 'v3'] as const).find((one) => isSameHex(pools[one]?.router, transaction.to))
  if (!kind) return 'router'
  const read = readPoolTerms(transaction, decode)
  if (read?.route.kind !== kind) return 'call'
  const { route, minReceived, deadline } = read
  if (!isSameHex(route.path[0], from) || !isSameHex(route.path.at(-1), to)) return 'tokens'
  if (minReceived < order.minReceived) return 'minimum'
  if (deadline <= seconds || deadline > seconds + deadlineSecondsMax) return 'deadline'
  const own = writePoolSwap({ pools, route, encode, ...order, minReceived, deadline })
  const isOwn = isSameHex(own.data, transaction.data) && own.value === transaction.value
  return isOwn ? undefined : 'terms'
}

export declare namespace checkPoolSwap {
  type Parameters = Pick<
    writePoolSwap.Parameters,
    'pools' | 'encode' | 'amount' | 'account' | 'isFromNative' | 'isToNative'
  > & {
    /** What is to be signed; `value` in wei. */
    readonly transaction: { readonly to: string; readonly data: string; readonly value: bigint }
    readonly from: Address
    readonly to: Address
    /** The least that was shown, in the smallest unit. */
    readonly minReceived: bigint
    readonly seconds: bigint
    readonly decode: DecodeCall
  }
}
