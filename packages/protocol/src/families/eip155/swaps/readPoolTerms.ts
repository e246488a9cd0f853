import type { DecodeCall } from './ContractCall.js'
import { readV3Path } from './readV3Path.js'
import { v2RouterAbi, v3RouterAbi } from './routerAbis.js'
import type { PoolRoute } from './SwapPools.js'
import type { writePoolSwap } from './writePoolSwap.js'

type Address = `0x${string}`

/** What a call says of itself as a swap of a v2 or v3 router: nothing of it is checked. `undefined` for any other call. */
export function readPoolTerms(
  { data, value }: { readonly data: string; readonly value: bigint },
  decode: DecodeCall,
): readPoolTerms.Terms | undefined {
  return readV2(data, value, decode) ?? readV3(data, value, decode)
}

export declare namespace readPoolTerms {
  /** `account` receives what the swap gives. */
  type Terms = writePoolSwap.Order & { readonly route: PoolRoute }
}

/** The last four arguments are the same for all functions: the minimum, the way, the receiver, the end. */
function readV2(data: string, value: bigint, decode: DecodeCall): readPoolTerms.Terms | undefined {
  const { functionName = '', args = [] } = attempt(decode, v2RouterAbi, data) ?? {}
  const [minReceived, path, account, deadline] = args.slice(-4)
  const isFromNative = functionName.startsWith('swapExactETH')
  const amount = isFromNative ? value : args[0]
  if (typeof minReceived !== 'bigint' || typeof deadline !== 'bigint') return undefined
  if (!isPath(path) || typeof amount !== 'bigint') return undefined
  return {
    ...{ route: { kind: 'v2', path }, amount, minReceived, deadline, isFromNative },
    isToNative: functionName.includes('ForETH'),
    account: account as Address,
  }
}

function readV3(data: string, value: bigint, decode: DecodeCall): readPoolTerms.Terms | undefined {
  const whole = attempt(decode, v3RouterAbi, data)
  const [deadline, steps] = whole?.functionName === 'multicall' ? (whole.args ?? []) : []
  if (typeof deadline !== 'bigint' || !Array.isArray(steps)) return undefined
  const step = attempt(decode, v3RouterAbi, String(steps[0]))
  if (step?.functionName !== 'exactInput') return undefined
  const { path, recipient, amountIn, amountOutMinimum: minReceived } = Object(step.args?.[0])
  const way = readV3Path(String(path))
  if (!way || typeof minReceived !== 'bigint' || typeof amountIn !== 'bigint') return undefined
  const isToNative = steps.length > 1
  // A second step of another kind is found by writing all of it anew.
  const [, unwrapped] = attempt(decode, v3RouterAbi, String(steps[1]))?.args ?? []
  const account = unwrapped ?? recipient
  return {
    ...{ route: { kind: 'v3', ...way }, amount: amountIn, minReceived, deadline, isToNative },
    ...{ isFromNative: value > 0n, account: account as Address },
  }
}

function attempt(decode: DecodeCall, abi: readonly unknown[], data: string) {
  try {
    return decode({ abi: [...abi], data: data as Address })
  } catch {
    return undefined
  }
}

function isPath(value: unknown): value is readonly Address[] {
  return Array.isArray(value) && value.length >= 2
}
