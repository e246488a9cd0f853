import { isAddress, type Network } from '@foyer/protocol'
import { knownPools, type SwapPools } from '@foyer/protocol/swaps'
import type { SwapAsset } from '../../../SwapFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { isSameAsset } from './isSameAsset.js'

/**
 * Where the exchanges of a network are: those that the host names (`custom.pools`, in the shape of `SwapPools`), else the well-known ones of the chain. What the host
 * names in another shape is left out.
 */
export function poolsOf({ caipNetworkId, custom }: Network): SwapPools | undefined {
  const given = custom?.pools
  if (!isRecord(given)) return knownPools[caipNetworkId]
  const { wrapped, between = [], v2, v3 } = given
  if (!isAddress('eip155', wrapped) || !Array.isArray(between)) return undefined
  return {
    wrapped: wrapped as Hex,
    between: between.filter((one): one is Hex => isAddress('eip155', one)),
    ...(hasAddresses(v2, ['factory', 'router']) && { v2 }),
    ...(hasAddresses(v3, ['factory', 'quoter', 'router']) && { v3 }),
  }
}

type Hex = `0x${string}`

function hasAddresses<name extends string>(
  value: unknown,
  names: readonly name[],
): value is Readonly<Record<name, Hex>> {
  return isRecord(value) && names.every((name) => isAddress('eip155', value[name]))
}

/** Whether one is the coin, and the other the token that stands for it. */
export function isWrap({ wrapped }: SwapPools, from: SwapAsset, to: SwapAsset): boolean {
  const isToken = (one: SwapAsset) => isSameAsset(one, { address: wrapped })
  const isCoin = ({ address }: SwapAsset) => address === undefined
  return (isCoin(from) && isToken(to)) || (isToken(from) && isCoin(to))
}

/** What an asset is in pools. */
export function tokenOf({ address }: SwapAsset, { wrapped }: SwapPools): Hex {
  return (address as Hex | undefined) ?? wrapped
}
