import { slippagePercent, type within } from '@foyer/protocol'
import * as v from 'valibot'
import { secondMs } from '../../../../../bounds/times.js'
import type { SwapFee, SwapVendorSettings } from '../../../../../config/swapSettings.js'
import type { ServedNetwork } from '../../../../chains/Chains.js'
import { slippageBetween } from '../../../../swaps/amounts.js'
import { createServiceSend } from '../../../../swaps/createServiceSend.js'
import { SwapError } from '../../../../swaps/SwapError.js'
import type { SwapOrder } from '../../../../swaps/SwapProvider.js'
import { isNative } from '../../../../tokens/Token.js'
import type { CallProvider } from '../CallProvider.js'
import { checkCall, checkEcho } from './checkVendor.js'
import type { VendorRoutes } from './createVendorRoutes.js'
import type { Vendor, VendorCall, VendorOrder, VendorQuote } from './Vendor.js'

/**
 * What a quote is asked with: a hundredth of a per cent less than usual, so that what rounds otherwise than the page does still keeps the page's
 * minimum.
 */
const quotedBps = slippagePercent * 100 - 1
/** How much stricter than needed what was quoted may be, in thousandths: beyond that another slippage was chosen. */
const strictest = 1n
/** Seconds that a transaction is good, where a service takes that. */
const deadlineSeconds = 300

const Units = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
)
const Kept = v.object({
  minReceived: v.nullable(Units),
  call: v.nullable(
    v.object({ to: v.string(), data: v.string(), value: Units, minReceived: Units }),
  ),
  route: v.unknown(),
})
type Kept = v.InferOutput<typeof Kept>

/** Swaps through a service of others. Whatever it answers is compared with the order and with the table of its contracts. */
export function createVendorSwaps(vendor: Vendor, parts: createVendorSwaps.Parts): CallProvider {
  const { fee, routes, settings, now, clock, decimalsOf } = parts
  const send = createServiceSend(vendor, { settings, now, clock })
  const placeOf = ({ id }: Pick<ServedNetwork, 'id'>) => vendor.places[id]

  function placed(order: SwapOrder, slippageBps: number): VendorOrder {
    const place = placeOf(order.network)
    if (!place) throw new SwapError('no_route')
    return {
      ...order,
      ...{ place, fee, settings, slippageBps },
      chain: Number(order.network.id.split(':')[1]),
      deadline: Math.floor(now() / secondMs) + deadlineSeconds,
      decimalsOf: (token) => decimalsOf(order.network, token),
    }
  }
  async function quote(order: SwapOrder, slippageBps: number): Promise<VendorQuote> {
    const given = placed(order, slippageBps)
    const quoted = await vendor.quote(given, send)
    if (quoted.toAmount <= 0n) throw new SwapError('amount_too_small')
    checkEcho(given, quoted.says)
    if (quoted.call) checkCall(given, quoted.call)
    return quoted
  }
  async function buildFrom(
    order: SwapOrder & { minReceived: bigint },
    { call, route }: Pick<VendorQuote, 'call' | 'route'>,
    slippageBps: number,
  ): Promise<VendorCall> {
    const given = placed(order, slippageBps)
    const { minReceived } = order
    const built = call ?? (await vendor.build?.({ ...given, minReceived }, route, send))
    if (!built) throw new SwapError('provider_down')
    checkCall(given, built)
    return built
  }
  /** What a new quote gives, and the transaction where it lets enough arrive. */
  async function quoteAndBuild(order: SwapOrder & { minReceived: bigint }, bps: number) {
    const { minReceived } = order
    const quoted = await quote(order, bps)
    const isEnough = (settled = minReceived) => settled >= minReceived
    if (quoted.toAmount < minReceived || !isEnough(quoted.minReceived)) return { quoted }
    const built = await buildFrom(order, quoted, bps)
    return isEnough(built.minReceived) ? { quoted, built } : { quoted }
  }
  /** A new quote, and one more with less slippage when the first lets less arrive. */
  async function buildAnew(
    order: SwapOrder & { minReceived: bigint },
    toAmount: bigint,
  ): Promise<VendorCall> {
    let expected = toAmount
    for (let round = 0; round < 2 && expected >= order.minReceived; round += 1) {
      const { quoted, built } = await quoteAndBuild(
        order,
        slippageBetween(expected, order.minReceived),
      )
      if (built) return built
      expected = quoted.toAmount
    }
    throw new SwapError('price_moved')
  }
  /** What was quoted, while it is kept and lets neither less arrive than needed nor much more; a way that the service has forgotten counts as gone. */
  async function buildKept(
    order: SwapOrder & { minReceived: bigint },
    kept: Kept | undefined,
  ): Promise<VendorCall | undefined> {
    if (!kept || (kept.minReceived !== null && !isNear(kept.minReceived, order.minReceived)))
      return undefined
    const { call, route } = kept
    const built = await buildFrom(order, { route, ...(call && { call }) }, quotedBps).catch(
      (error: unknown) => {
        if (error instanceof SwapError && error.fault === 'no_route') return undefined
        throw error
      },
    )
    return built && built.minReceived >= order.minReceived ? built : undefined
  }

  return {
    id: vendor.id,
    serves: (network) => placeOf(network) !== undefined,
    spender: (network) => placeOf(network)?.spender,
    async quote(order) {
      const { place } = placed(order, quotedBps)
      const quoted = await quote(order, quotedBps)
      const { toAmount, gas, fees } = quoted
      const way = await routes.keep(vendor.id, toKept(quoted))
      return [
        {
          ...{ toAmount, gas, fees, way, impactBps: undefined, isExact: false },
          router: place.router,
          spender: isNative(order.network, order.from) ? undefined : place.spender,
        },
      ]
    },
    async build({ offer, ...order }) {
      const found = await routes.find(vendor.id, v.parse(v.string(), offer.way))
      const kept = found === undefined ? undefined : v.parse(Kept, found)
      const built = (await buildKept(order, kept)) ?? (await buildAnew(order, offer.toAmount))
      return { to: built.to, data: built.data, value: built.value }
    },
  }
}

export declare namespace createVendorSwaps {
  type Parts = {
    settings: SwapVendorSettings
    fee: SwapFee | undefined
    routes: Pick<VendorRoutes, 'keep' | 'find'>
    /** @throws `SwapError` (`token_not_supported`) for what is no token */
    decimalsOf(network: ServedNetwork, token: string): Promise<number>
    now(): number
    clock?: within.Options['clock']
  }
}

function isNear(settled: bigint, least: bigint): boolean {
  return settled >= least && (settled - least) * 1_000n <= least * strictest
}

/** As JSON that loses no digit. */
function toKept({ call, minReceived, route = null }: VendorQuote) {
  return {
    minReceived: minReceived === undefined ? null : String(minReceived),
    route,
    call: call
      ? {
          ...{ to: call.to, data: call.data, value: String(call.value) },
          minReceived: String(call.minReceived),
        }
      : null,
  }
}
