import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import type { AssetSwap, OfferedSwap, SwapWarning } from '../SwapFeatures.js'
import { worthOf } from '../send/money.js'
import type { ChosenToken } from './state.js'
import { swapChainOf } from './swapChainOf.js'

const cautionBps = 500
const confirmBps = 1_500
const refusedBps = 5_000
const tooGoodBps = 1_000

/**
 * What is said of the price of an offer, by a second one that does not come from its provider: the network's own exchanges, else the prices of both tokens. An offer of the network is
 * compared by prices alone.
 *
 * @throws `swap_refused` (`impact_too_high`) where half of the worth or more would be lost
 */
export async function compareOffer(
  client: Client,
  { order, offer, fromToken, toToken }: compareOffer.Parameters,
): Promise<readonly SwapWarning[]> {
  if (offer.isExact) return []
  const own = offer.via === 'network' ? offer : await ownOffer(client, order)
  const impactBps = own?.impactBps ?? offer.impactBps ?? 0
  if (impactBps >= refusedBps) throw refuseSwap('impact_too_high')
  const isHigh = impactBps >= cautionBps
  const high: SwapWarning = {
    ...{ code: 'impact_high', mustConfirm: impactBps >= confirmBps, bps: impactBps },
  }
  const worseBps =
    own && own !== offer
      ? lossOf(own.toAmount, offer.toAmount)
      : lossOf(...centsOf({ order, offer, fromToken, toToken }))
  return [...(isHigh ? [high] : []), ...judge(worseBps)]
}

export declare namespace compareOffer {
  type Parameters = {
    readonly order: AssetSwap
    readonly offer: OfferedSwap
    readonly fromToken: ChosenToken
    readonly toToken: ChosenToken
  }
}

/** @throws `swap_refused` (`impact_too_high`) */
function judge(worseBps: number | undefined): readonly SwapWarning[] {
  if (worseBps === undefined) return [{ code: 'price_unknown', mustConfirm: false }]
  if (worseBps >= refusedBps) throw refuseSwap('impact_too_high')
  if (worseBps >= cautionBps)
    return [{ code: 'price_worse', mustConfirm: worseBps >= confirmBps, bps: worseBps }]
  return -worseBps >= tooGoodBps
    ? [{ code: 'price_better', mustConfirm: true, bps: -worseBps }]
    : []
}

/** The best that the network's exchanges give for the same; `undefined` where there is none, or no node answers. */
async function ownOffer(client: Client, order: AssetSwap): Promise<OfferedSwap | undefined> {
  const { swaps, rpc } = await swapChainOf(client, order.network)
  const offers = await swaps
    .quote(rpc, { ...order, now: client.clock.now() })
    .catch((): readonly OfferedSwap[] => [])
  return offers[0]
}

/** What is given and received in cents, where both prices are known. */
function centsOf({
  order,
  offer,
  fromToken,
  toToken,
}: compareOffer.Parameters): readonly [bigint, bigint] {
  const [given, got] = [worthOf(order.amount, fromToken), worthOf(offer.toAmount, toToken)].map(
    (text) => BigInt((text ?? '0').replace('.', '')),
  )
  return [given && got ? given : 0n, got ?? 0n]
}

/** By how much the second is less than the first, in hundredths of a per cent; `undefined` without a first. */
function lossOf(full: bigint, given: bigint): number | undefined {
  return full > 0n ? Number(((full - given) * 10_000n) / full) : undefined
}
