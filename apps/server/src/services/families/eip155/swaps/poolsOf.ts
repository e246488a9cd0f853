import { knownPools, type SwapPools } from '@foyer/protocol/swaps'
import type { Hex } from 'viem'
import type { ServedNetwork } from '../../../chains/Chains.js'

/** Where the exchanges of a network are: as configured, or the well-known ones of its chain. */
export function poolsOf({ id, settings }: ServedNetwork): SwapPools | undefined {
  const { pools } = settings
  if (!pools) return knownPools[id]
  const { wrapped, dollars, factory, router, v3 } = pools
  return {
    wrapped: wrapped as Hex,
    between: dollars as Hex[],
    ...(router !== undefined && { v2: { factory: factory as Hex, router: router as Hex } }),
    ...(v3 && {
      v3: { factory: v3.factory as Hex, quoter: v3.quoter as Hex, router: v3.router as Hex },
    }),
  }
}
