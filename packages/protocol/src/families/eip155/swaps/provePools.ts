import type { ReadContracts } from './ContractCall.js'
import { isSameHex } from './isSameHex.js'
import type { SwapPools } from './SwapPools.js'

const read = (name: string) =>
  ({
    ...{ type: 'function', name, inputs: [], stateMutability: 'view' },
    outputs: [{ name: '', type: 'address' }],
  }) as const
const abi = ['factory', 'WETH', 'WETH9'].map(read)

/**
 * The exchanges of which the chain says what is known of them: a router of another factory, or of another wrapped coin, is left out.
 *
 * @throws what `readContracts` throws
 */
export async function provePools(
  pools: SwapPools,
  readContracts: ReadContracts,
): Promise<SwapPools> {
  const [v2, v3] = await Promise.all([
    isProven(pools, { exchange: pools.v2, wrapped: 'WETH' }, readContracts),
    isProven(pools, { exchange: pools.v3, wrapped: 'WETH9' }, readContracts),
  ])
  return { ...pools, v2: v2 ? pools.v2 : undefined, v3: v3 ? pools.v3 : undefined }
}

type Side = {
  readonly exchange: { readonly factory: `0x${string}`; readonly router: `0x${string}` } | undefined
  readonly wrapped: 'WETH' | 'WETH9'
}

async function isProven(
  { wrapped }: SwapPools,
  side: Side,
  readContracts: ReadContracts,
): Promise<boolean> {
  if (!side.exchange) return false
  const { factory, router: address } = side.exchange
  const [found, token] = await readContracts(
    ['factory', side.wrapped].map((functionName) => ({ address, abi, functionName, args: [] })),
  )
  const isSame = (value: unknown, other: string) =>
    typeof value === 'string' && isSameHex(value, other)
  return isSame(found, factory) && isSame(token, wrapped)
}
