import type { SwapFeatures } from '../../../SwapFeatures.js'
import { isWrap, poolsOf } from './poolsOf.js'
import { vendorPlaceOf } from './vendorPlaceOf.js'

/**
 * Whether an offer of the host's server goes to a contract that this page knows, and lets only such a one take the token. The page's own tables decide, and never the answer: pools
 * by what the host named or the well-known ones, swap services by `knownVendors`.
 */
export const isKnownOffer: SwapFeatures['isKnown'] = (
  { provider, router, spender },
  { network, from, to },
) => {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one?.toLowerCase() === other?.toLowerCase()
  const isToken = from.address !== undefined
  const pools = poolsOf(network)
  if (provider === 'wrap')
    return (
      pools !== undefined &&
      isWrap(pools, from, to) &&
      isSame(router, pools.wrapped) &&
      spender === undefined
    )
  const spenderOf = (one: string) => (isToken ? one : undefined)
  if (provider === 'pools')
    return [pools?.v2, pools?.v3].some(
      (one) => one && isSame(router, one.router) && isSame(spender, spenderOf(one.router)),
    )
  const place = vendorPlaceOf(provider, network)
  return (
    place !== undefined && isSame(router, place.router) && isSame(spender, spenderOf(place.spender))
  )
}
