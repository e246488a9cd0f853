import type { CaipNetworkId } from '@foyer/protocol'
import { knownPools, readPoolSwap, writeWrap } from '@foyer/protocol/swaps'
import { type Address, decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import type { CallReading } from './CallReading.js'

type SwapReading = Extract<CallReading, { is: 'swap' }>
type Call = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/**
 * The swap that a call of a well-known exchange of the network is. Any contract may have functions of these names, so a call of another one is none; and nothing may hang behind
 * what is read.
 */
export function readSwap(call: Call, network: CaipNetworkId): SwapReading | undefined {
  const pools = knownPools[network]
  if (!pools) return undefined
  if (isSame(pools.wrapped, call.to)) return readWrap(call)
  const kind = (['v2', 'v3'] as const).find((one) => isSame(pools[one]?.router, call.to))
  const read =
    kind &&
    readPoolSwap({
      transaction: call,
      encode: (one) => encodeFunctionData(one),
      decode: ({ abi, data }) => decodeFunctionData({ abi: [...abi], data }),
    })
  if (!read || read.route.kind !== kind) return undefined
  const { path } = read.route
  return {
    ...{ is: 'swap', to: call.to, amount: read.amount, least: read.minReceived },
    given: read.isFromNative ? undefined : path[0],
    got: read.isToNative ? undefined : path.at(-1),
    ...{ receiver: read.account, until: read.deadline },
  }
}

/** The coin for the token that stands for it, or back: it arrives at the one who calls. */
function readWrap({ to, value, data }: Call): SwapReading | undefined {
  const word = /^0x[\da-f]{8}([\da-f]{64})$/i.exec(data)?.[1]
  const amount = word === undefined ? value : BigInt(`0x${word}`)
  const isFromNative = word === undefined
  const encode = (one: Parameters<typeof encodeFunctionData>[0]) => encodeFunctionData(one)
  const own = writeWrap({ wrapped: to, amount, isFromNative, encode })
  if (own.data.toLowerCase() !== data.toLowerCase() || own.value !== value) return undefined
  const [given, got] = isFromNative ? [undefined, to] : [to, undefined]
  return {
    is: 'swap',
    to,
    given,
    got,
    amount,
    least: amount,
    receiver: undefined,
    until: undefined,
  }
}

function isSame(address: string | undefined, other: string): boolean {
  return address?.toLowerCase() === other.toLowerCase()
}
