import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { secondMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { beforeBps, slippageBetween } from '../../../../swaps/amounts.js'
import { lessBps } from '../../../../swaps/lessBps.js'
import { SwapError, type SwapFault } from '../../../../swaps/SwapError.js'
import { Address, CallData, Gas } from './shapes.js'
import type { Vendor, VendorOrder } from './Vendor.js'

const version = '6.2'
const usualGas = 400_000n

const PriceRoute = v.looseObject({
  ...{ network: v.number(), srcToken: Address, destToken: Address },
  ...{ srcAmount: Amount, destAmount: Amount, gasCost: v.nullish(Gas) },
  ...{ contractAddress: v.nullish(Address), tokenTransferProxy: v.nullish(Address) },
})
const Prices = v.object({ priceRoute: v.looseObject({}) })
const Transaction = v.object({
  ...{ from: v.nullish(Address), to: Address, data: CallData, value: Amount },
  chainId: v.nullish(v.number()),
})

const Failure = v.object({ error: v.string() })
/** The values of its field `error`. */
const faults = new Map<string, SwapFault>([
  ['No routes found with enough liquidity', 'no_route'],
  ['ESTIMATED_LOSS_GREATER_THAN_MAX_IMPACT', 'amount_too_large'],
])

/** Velora (ParaSwap) Market API, for Augustus v6.2. It prices first and builds from its own notes, which have to come back unchanged. */
export const velora: Vendor = {
  id: 'velora',
  url: 'https://api.paraswap.io',
  // It publishes no figure. A build needs a call of its own.
  rate: () => ({ calls: 2, perMs: secondMs }),
  places: knownVendors.velora,
  headers: ({ key }) => (key === undefined ? {} : { 'x-api-key': key }),
  faultOf({ status, body }) {
    const fault = v.is(Failure, body) ? faults.get(body.error) : undefined
    return fault ?? (status === 400 || status === 404 ? 'no_route' : undefined)
  },
  async quote(order, send) {
    const { chain, from, to, amount, account, fee, settings } = order
    const [srcDecimals, destDecimals] = await Promise.all([from, to].map(order.decimalsOf))
    const query = new URLSearchParams({
      ...{ version, network: String(chain), side: 'SELL', amount: String(amount) },
      ...{ srcToken: from, srcDecimals: String(srcDecimals) },
      ...{ destToken: to, destDecimals: String(destDecimals), userAddress: account },
      partner: settings.app ?? 'foyer',
    })
    const { priceRoute } = await send(`/prices?${query}`, Prices)
    const { gasCost, ...facts } = readRoute(priceRoute)
    // The fee is taken of what arrives; its price has none in it.
    const toAmount = lessBps(facts.destAmount, fee?.bps ?? 0)
    const amountTaken = facts.destAmount - toAmount
    return {
      toAmount,
      gas: gasCost ?? usualGas,
      fees: fee && amountTaken > 0n ? [{ token: to, amount: amountTaken, to: fee.recipient }] : [],
      says: {
        ...{ chain: facts.network, from: facts.srcToken, to: facts.destToken },
        ...{ amount: facts.srcAmount, router: facts.contractAddress },
        spender: facts.tokenTransferProxy,
      },
      route: priceRoute,
    }
  },
  async build(order, priceRoute, send) {
    const { chain, from, to, amount, account, fee, minReceived } = order
    const [srcDecimals, destDecimals] = await Promise.all([from, to].map(order.decimalsOf))
    const { destAmount } = readRoute(priceRoute)
    // The contract compares before the fee is taken, so that more than the minimum has to arrive by then.
    const least = beforeBps(minReceived, fee?.bps ?? 0)
    if (least > destAmount) throw new SwapError('price_moved')
    const slippage = slippageBetween(destAmount, least)
    const body = {
      ...{ srcToken: from, srcDecimals, destToken: to, destDecimals, srcAmount: String(amount) },
      ...{ priceRoute, slippage, userAddress: account, ...partnerOf(order) },
    }
    const path = `/transactions/${chain}?ignoreChecks=true`
    const built = await send(path, Transaction, body)
    return {
      ...{ to: built.to, data: built.data, value: built.value },
      minReceived: lessBps(lessBps(destAmount, slippage), fee?.bps ?? 0),
      says: { chain: built.chainId, sender: built.from },
    }
  },
}

function readRoute(priceRoute: unknown) {
  const read = v.safeParse(PriceRoute, priceRoute)
  if (read.success) return read.output
  throw new SwapError('provider_down', { cause: new Error('velora answered with another shape') })
}

function partnerOf({ fee, settings }: VendorOrder) {
  const partner = { partner: settings.app ?? 'foyer' }
  if (!fee) return partner
  const direct = {
    partnerAddress: fee.recipient,
    partnerFeeBps: fee.bps,
    isDirectFeeTransfer: true,
  }
  return { ...partner, ...direct }
}
