import type { EncodeCall } from './ContractCall.js'
import { v2RouterAbi, v3RouterAbi } from './routerAbis.js'
import type { PoolRoute, SwapPools } from './SwapPools.js'
import { writeV3Path } from './writeV3Path.js'

type Address = `0x${string}`

/** SwapRouter02 keeps what a step gives where the receiver is this. */
const keptByRouter: Address = '0x0000000000000000000000000000000000000002'

/**
 * The transaction of a swap through pools. What it receives is compared on the chain: it reverts below `minReceived`. A router of the v2 kind compares what the account got;
 * one of the v3 kind what the pool gave, so tokens that take a tax are not for it.
 *
 * @returns `to`, `data`, and `value` in wei: the whole amount for the native coin, else nothing
 * @throws when the network has no exchange of the route's kind
 */
export function writePoolSwap({
  pools,
  route,
  encode,
  ...order
}: writePoolSwap.Parameters): writePoolSwap.ReturnType {
  const value = order.isFromNative ? order.amount : 0n
  if (route.kind === 'v2') {
    if (!pools.v2) throw new Error('The network has no exchange of the v2 kind')
    return { to: pools.v2.router, value, data: writeV2(route, order, encode) }
  }
  if (!pools.v3) throw new Error('The network has no exchange of the v3 kind')
  return { to: pools.v3.router, value, data: writeV3(route, order, encode) }
}

export declare namespace writePoolSwap {
  type Order = {
    /** In the smallest unit. */
    readonly amount: bigint
    /** The least that is received, in the smallest unit. */
    readonly minReceived: bigint
    /** Whose tokens they are; it receives what they give. */
    readonly account: Address
    /** The path begins with the wrapped coin, and the native one is given. */
    readonly isFromNative: boolean
    /** The path ends with the wrapped coin, and the native one is received. */
    readonly isToNative: boolean
    /** Seconds since 1970 after which the transaction reverts. */
    readonly deadline: bigint
  }
  type Parameters = Order & {
    readonly pools: SwapPools
    readonly route: PoolRoute
    readonly encode: EncodeCall
  }
  type ReturnType = {
    readonly to: Address
    readonly data: `0x${string}`
    readonly value: bigint
  }
}

function writeV2(
  { path }: PoolRoute,
  { amount, minReceived, account, isFromNative, isToNative, deadline }: writePoolSwap.Order,
  encode: EncodeCall,
): `0x${string}` {
  const end = [minReceived, path, account, deadline]
  const [from, to] = [isFromNative ? 'ETH' : 'Tokens', isToNative ? 'ETH' : 'Tokens']
  return encode({
    abi: v2RouterAbi,
    functionName: `swapExact${from}For${to}SupportingFeeOnTransferTokens`,
    args: isFromNative ? end : [amount, ...end],
  })
}

function writeV3(
  { path, fees }: Extract<PoolRoute, { kind: 'v3' }>,
  { amount, minReceived, account, isToNative, deadline }: writePoolSwap.Order,
  encode: EncodeCall,
): `0x${string}` {
  const step = (functionName: string, args: readonly unknown[]) =>
    encode({ abi: v3RouterAbi, functionName, args })
  const swap = step('exactInput', [
    {
      path: writeV3Path(path, fees),
      recipient: isToNative ? keptByRouter : account,
      amountIn: amount,
      amountOutMinimum: minReceived,
    },
  ])
  const steps = isToNative ? [swap, step('unwrapWETH9', [minReceived, account])] : [swap]
  return step('multicall', [deadline, steps])
}
