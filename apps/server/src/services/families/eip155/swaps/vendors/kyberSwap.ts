import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { secondMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { shareOf, slippageBetween } from '../../../../swaps/amounts.js'
import { lessBps } from '../../../../swaps/lessBps.js'
import { SwapError, type SwapFault } from '../../../../swaps/SwapError.js'
import { Address, CallData, Gas } from './shapes.js'
import type { Vendor } from './Vendor.js'

const version = 'v1'
const usualGas = 400_000n
/** What it calls chains. */
const names = new Map<number, string>([
  [1, 'ethereum'],
  [10, 'optimism'],
  [56, 'bsc'],
  [137, 'polygon'],
  [8453, 'base'],
  [42161, 'arbitrum'],
  [43114, 'avalanche'],
])

const Summary = v.looseObject({
  ...{ tokenIn: Address, tokenOut: Address, amountIn: Amount, amountOut: Amount },
  gas: v.nullish(Gas),
})
const Routes = v.object({
  data: v.object({ routeSummary: v.looseObject({}), routerAddress: Address }),
})
const Built = v.object({
  data: v.object({
    ...{ amountIn: v.nullish(Amount), amountOut: Amount, data: CallData, routerAddress: Address },
    transactionValue: Amount,
  }),
})

const Failure = v.object({ code: v.number() })
const faults = new Map<number, SwapFault>([
  [4005, 'amount_too_small'],
  [4007, 'amount_too_small'],
  [4008, 'no_route'],
  [4009, 'amount_too_large'],
  [4010, 'no_route'],
  [4011, 'token_not_supported'],
  // The route gives less than it said: it is asked for anew.
  [4222, 'no_route'],
])

/** KyberSwap Aggregator v1. It builds from its own notes, which have to come back unchanged and live half a minute. */
export const kyberSwap: Vendor = {
  id: 'kyberswap',
  url: 'https://aggregator-api.kyberswap.com',
  rate: () => ({ calls: 3, perMs: secondMs }),
  places: knownVendors.kyberswap,
  headers: ({ app = 'foyer' }) => ({ 'x-client-id': app }),
  faultOf: ({ body }) => (v.is(Failure, body) ? faults.get(body.code) : undefined),
  async quote({ chain, from, to, amount, account, fee }, send) {
    const query = new URLSearchParams({
      ...{ tokenIn: from, tokenOut: to, amountIn: String(amount), origin: account },
      ...(fee && {
        ...{ feeAmount: String(fee.bps), chargeFeeBy: 'currency_in', isInBps: 'true' },
        feeReceiver: fee.recipient,
      }),
    })
    const { data } = await send(`/${names.get(chain)}/api/${version}/routes?${query}`, Routes)
    const summary = readSummary(data.routeSummary)
    const taken = fee && { token: from, amount: shareOf(amount, fee.bps), to: fee.recipient }
    return {
      toAmount: summary.amountOut,
      gas: summary.gas ?? usualGas,
      fees: taken && taken.amount > 0n ? [taken] : [],
      says: {
        ...{ from: summary.tokenIn, to: summary.tokenOut, amount: summary.amountIn },
        router: data.routerAddress,
      },
      route: data.routeSummary,
    }
  },
  async build({ chain, account, minReceived, deadline, settings }, routeSummary, send) {
    const { amountOut } = readSummary(routeSummary)
    if (minReceived > amountOut) throw new SwapError('price_moved')
    const slippageTolerance = slippageBetween(amountOut, minReceived)
    const { data } = await send(`/${names.get(chain)}/api/${version}/route/build`, Built, {
      ...{ routeSummary, sender: account, recipient: account, slippageTolerance, deadline },
      source: settings.app ?? 'foyer',
    })
    const out = data.amountOut < amountOut ? data.amountOut : amountOut
    return {
      ...{ to: data.routerAddress, data: data.data, value: data.transactionValue },
      minReceived: lessBps(out, slippageTolerance),
      says: { amount: data.amountIn },
    }
  },
}

function readSummary(routeSummary: unknown) {
  const read = v.safeParse(Summary, routeSummary)
  if (read.success) return read.output
  throw new SwapError('provider_down', {
    cause: new Error('kyberswap answered with another shape'),
  })
}
