import type { CaipNetworkId } from '@foyer/protocol'
import { type Address, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import type { CallReading, ReadCall } from './CallReading.js'
import { knownCalls, knownPermit2Calls } from './knownCalls.js'
import { readSwap } from './readSwap.js'

/** Known by its address alone: the same on every network. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/**
 * Reads a call, whatever its bytes are; never throws.
 *
 * @param network whose well-known exchanges are known; without it none is
 */
export function readCall({ to, value, data }: CallFields, network?: CaipNetworkId): ReadCall {
  if (to === undefined) return { reading: { is: 'create' }, value, data }
  if (data === '0x') return { reading: { is: 'pay', to, amount: value }, value, data }
  const swap = network && readSwap({ to, value, data }, network)
  if (swap) return { reading: swap, value, data }
  const calls = to.toLowerCase() === permit2.toLowerCase() ? knownPermit2Calls : knownCalls
  const known = calls.get(data.slice(0, 10).toLowerCase())
  const call = { is: 'call', to, selector: data.slice(0, 10) as Hex, data } as const
  if (!known) return { reading: call, value, data }
  const { reading, isUsual } = read(to, data, known)
  return { reading: reading ?? call, value, data, ...(!isUsual && { isOdd: true }) }
}

type CallFields = { readonly to: Address | undefined; readonly value: bigint; readonly data: Hex }
type Known = NonNullable<ReturnType<(typeof knownCalls)['get']>>

/**
 * Contracts disagree on the meaning of unusual bytes: set bits that the type does not use, arguments in odd places, bytes after the end. So
 * only data that encodes again to the same bytes is usual.
 */
function read(
  to: Address,
  data: Hex,
  { abi, read }: Known,
): { readonly reading?: CallReading | undefined; readonly isUsual: boolean } {
  try {
    const bytes = data.toLowerCase() as Hex
    const { args = [] } = decodeFunctionData({ abi, data: bytes })
    const again = encodeFunctionData({ abi, args })
    return { reading: read(to, args as never), isUsual: again.toLowerCase() === bytes }
  } catch {
    return { isUsual: false }
  }
}
