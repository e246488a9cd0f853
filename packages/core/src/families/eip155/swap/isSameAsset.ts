import type { SwapAsset } from '../../../SwapFeatures.js'

/** Whether both are one token, however its address is written, or both the coin. */
export function isSameAsset(one: SwapAsset, other: SwapAsset): boolean {
  return one.address?.toLowerCase() === other.address?.toLowerCase()
}
