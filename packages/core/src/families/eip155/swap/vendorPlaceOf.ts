import { isAddress, type Network } from '@foyer/protocol'
import { knownVendors, type SwapPlace } from '@foyer/protocol/swaps'
import { isRecord } from '../features/isRecord.js'

/** The contracts of a swap service: those that the host names for a service of its own (`custom.swapPlaces`, by its id), else the well-known ones. */
export function vendorPlaceOf(
  provider: string,
  { caipNetworkId, custom }: Network,
): SwapPlace | undefined {
  const named = isRecord(custom?.swapPlaces) ? custom.swapPlaces[provider] : undefined
  if (isRecord(named)) {
    const { router, spender = router } = named
    const isPlace = isAddress('eip155', router) && isAddress('eip155', spender)
    return isPlace ? ({ router, spender } as SwapPlace) : undefined
  }
  return isKnown(provider) ? knownVendors[provider][caipNetworkId] : undefined
}

const isKnown = (provider: string): provider is keyof typeof knownVendors =>
  Object.hasOwn(knownVendors, provider)
