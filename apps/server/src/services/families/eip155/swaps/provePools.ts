import type { ReadContracts, SwapPools } from '@foyer/protocol/swaps'
import { type Hex, parseAbi } from 'viem'
import { isSameHex } from './isSameHex.js'

const abi = parseAbi([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function WETH9() view returns (address)',
])

/** The exchanges of which the chain says what the settings say: a router of another factory, or of another wrapped coin, is left out. */
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

async function isProven(
  { wrapped }: SwapPools,
  side: {
    exchange: { readonly factory: Hex; readonly router: Hex } | undefined
    wrapped: 'WETH' | 'WETH9'
  },
  readContracts: ReadContracts,
): Promise<boolean> {
  if (!side.exchange) return false
  const { factory, router: address } = side.exchange
  const answers = await readContracts(
    (['factory', side.wrapped] as const).map((functionName) => ({
      ...{ address, abi, functionName, args: [] },
    })),
  )
  return isSameHex(answers[0], factory) && isSameHex(answers[1], wrapped)
}
