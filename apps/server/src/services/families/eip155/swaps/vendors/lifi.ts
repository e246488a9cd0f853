import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { hourMs, minuteMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { SwapError, type SwapFault } from '../../../../swaps/SwapError.js'
import { isNative } from '../../../../tokens/Token.js'
import { Address, CallData, Gas, Quantity } from './shapes.js'
import type { Vendor } from './Vendor.js'
import { fromZeroCoin, toZeroCoin } from './zeroCoin.js'

const version = 'v1'
const usualGas = 400_000n

const TokenFacts = v.object({ address: Address })
const Quote = v.object({
  action: v.object({
    ...{ fromChainId: v.number(), toChainId: v.number(), fromToken: TokenFacts },
    ...{ toToken: TokenFacts, fromAmount: Amount },
    ...{ fromAddress: v.nullish(Address), toAddress: v.nullish(Address) },
  }),
  estimate: v.object({
    ...{ toAmount: Amount, toAmountMin: Amount, approvalAddress: Address },
    feeCosts: v.nullish(
      v.array(v.object({ amount: Amount, token: TokenFacts, included: v.nullish(v.boolean()) })),
    ),
  }),
  includedSteps: v.nullish(v.array(v.object({ type: v.string() }))),
  transactionRequest: v.object({
    ...{ chainId: v.nullish(v.number()), from: v.nullish(Address), to: Address },
    ...{ data: CallData, value: Quantity, gasLimit: v.nullish(Gas) },
  }),
})

const Failure = v.object({ code: v.number() })
const faults = new Map<number, SwapFault>([
  [1002, 'no_route'],
  [1003, 'no_route'],
  [1005, 'rate_limited'],
  [1011, 'token_not_supported'],
])
const ToolErrors = v.object({ errors: v.array(v.object({ code: v.string() })) })
const tooSmall = ['AMOUNT_TOO_LOW', 'FEES_HIGHER_THAN_AMOUNT']
const tooLarge = ['AMOUNT_TOO_HIGH']

/** LI.FI, for swaps on one network: it bridges too, which is refused here. */
export const lifi: Vendor = {
  id: 'lifi',
  url: 'https://li.quest',
  rate: ({ key }) =>
    key === undefined ? { calls: 75, perMs: 2 * hourMs } : { calls: 100, perMs: minuteMs },
  places: knownVendors.lifi,
  headers: ({ key }) => (key === undefined ? {} : { 'x-lifi-api-key': key }),
  faultOf({ status, body }) {
    if (v.is(ToolErrors, body) && body.errors.length > 0) {
      const areAll = (codes: readonly string[]) =>
        body.errors.every(({ code }) => codes.includes(code))
      if (areAll(tooSmall)) return 'amount_too_small'
      if (areAll(tooLarge)) return 'amount_too_large'
      if (status === 404) return 'no_route'
    }
    const fault = v.is(Failure, body) ? faults.get(body.code) : undefined
    return fault ?? (status === 404 ? 'no_route' : undefined)
  },
  async quote({ network, chain, place, from, to, amount, account, settings, ...terms }, send) {
    const { app } = settings
    const { slippageBps, fee } = terms
    // The fee goes to the wallets that LI.FI has of the integrator; without one there is none.
    const taken = fee && app !== undefined ? { fee: String(fee.bps / 10_000) } : {}
    const query = new URLSearchParams({
      ...{ fromChain: String(chain), toChain: String(chain) },
      ...{ fromToken: toZeroCoin(network, from), toToken: toZeroCoin(network, to) },
      ...{ fromAmount: String(amount), fromAddress: account, toAddress: account },
      ...{ slippage: String(slippageBps / 10_000), ...taken },
      ...(app !== undefined && { integrator: app }),
    })
    const quote = await send(`/${version}/quote?${query}`, Quote)
    const { action, estimate, includedSteps, transactionRequest: request } = quote
    const steps = (includedSteps ?? []).map(({ type }) => type)
    const isPlain =
      action.toChainId === chain &&
      steps.every((type) => type === 'swap' || type === 'protocol') &&
      steps.filter((type) => type === 'swap').length <= 1
    if (!isPlain) throw new SwapError('no_route', { cause: new Error('LI.FI gave several steps') })
    const says = { chain: request.chainId ?? action.fromChainId, sender: request.from }
    return {
      toAmount: estimate.toAmount,
      gas: request.gasLimit ?? usualGas,
      fees: (estimate.feeCosts ?? [])
        .filter(({ included, amount }) => included !== false && amount > 0n)
        .map(({ token, amount }) => ({
          token: fromZeroCoin(network, token.address),
          amount,
          to: place.router,
        })),
      says: {
        chain: action.fromChainId,
        from: fromZeroCoin(network, action.fromToken.address),
        to: fromZeroCoin(network, action.toToken.address),
        ...{ amount: action.fromAmount, sender: action.fromAddress, recipient: action.toAddress },
        spender: isNative(network, from) ? undefined : estimate.approvalAddress,
      },
      minReceived: estimate.toAmountMin,
      call: {
        ...{ to: request.to, data: request.data, value: request.value, says },
        minReceived: estimate.toAmountMin,
      },
    }
  },
}
