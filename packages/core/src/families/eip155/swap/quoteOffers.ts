import { swapOfferMs } from '@foyer/protocol'
import { type PoolOffer, provePools, quotePools, type SwapPools } from '@foyer/protocol/swaps'
import type { OfferedSwap, SwapAsset, SwapFeatures } from '../../../SwapFeatures.js'
import { createContractReader } from './createContractReader.js'
import { isSameAsset } from './isSameAsset.js'
import { isWrap, poolsOf, tokenOf } from './poolsOf.js'

/** What `deposit` and `withdraw` of a wrapped coin use, and a little more. */
const wrapGas = 50_000n

/**
 * What exchanges of a network give, by its nodes: first what pools there are, and whether the routers are what is known of them; then what they give. The coin and its own token
 * are one for one, and no node is called for them.
 */
export const quoteOffers: SwapFeatures['quote'] = async (rpc, order) => {
  const { network, from, to, amount, now } = order
  const pools = poolsOf(network)
  if (!pools || isSameAsset(from, to) || amount <= 0n) return []
  const expiresAt = now + swapOfferMs
  if (isWrap(pools, from, to)) return [toWrap(pools, amount, expiresAt)]
  const readContracts = createContractReader(rpc, network)
  const [proven, offers] = await Promise.all([
    provePools(pools, readContracts),
    quotePools({
      ...{ pools, amount, readContracts },
      from: tokenOf(from, pools),
      to: tokenOf(to, pools),
    }),
  ])
  return offers.flatMap((offer) => {
    const router = proven[offer.route.kind]?.router
    return router ? [toOffer(offer, { router, from, expiresAt })] : []
  })
}

function toWrap({ wrapped }: SwapPools, amount: bigint, expiresAt: number): OfferedSwap {
  return {
    ...{ key: `wrap ${wrapped.toLowerCase()}`, provider: 'wrap', via: 'network' },
    ...{ toAmount: amount, isExact: true, router: wrapped, fees: [], gas: wrapGas },
    ...{ impactBps: 0, expiresAt, way: undefined },
  }
}

function toOffer(
  { route, toAmount, gas, impactBps }: PoolOffer,
  { router, from, expiresAt }: { router: string; from: SwapAsset; expiresAt: number },
): OfferedSwap {
  return {
    ...{ key: `pools ${router.toLowerCase()}`, provider: 'pools', via: 'network' },
    ...{ toAmount, isExact: false, router, fees: [], gas, impactBps, path: route.path },
    ...(from.address !== undefined && { spender: router }),
    ...{ expiresAt, way: route },
  }
}
