import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { secondMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { shareOf } from '../../../../swaps/amounts.js'
import type { SwapFault } from '../../../../swaps/SwapError.js'
import { Address, Bps, CallData, Gas } from './shapes.js'
import type { Vendor, VendorOrder, VendorQuote } from './Vendor.js'

const version = 'v2'
const usualGas = 400_000n

const Tax = v.nullish(v.object({ buyTaxBps: v.nullish(Bps), sellTaxBps: v.nullish(Bps) }))
const Fee = v.nullish(v.object({ amount: Amount, token: Address }))
const Quote = v.object({
  liquidityAvailable: v.literal(true),
  chainId: v.nullish(v.number()),
  sellToken: Address,
  buyToken: Address,
  sellAmount: Amount,
  buyAmount: Amount,
  minBuyAmount: Amount,
  allowanceTarget: v.nullish(Address),
  issues: v.nullish(v.object({ allowance: v.nullish(v.object({ spender: Address })) })),
  fees: v.nullish(v.object({ integratorFee: Fee, zeroExFee: Fee })),
  tokenMetadata: v.nullish(v.object({ buyToken: Tax, sellToken: Tax })),
  transaction: v.object({
    to: Address,
    data: CallData,
    value: Amount,
    gas: v.nullish(Gas),
  }),
})

const NoLiquidity = v.object({ liquidityAvailable: v.literal(false) })
const Failure = v.object({ name: v.string() })
const faults = new Map<string, SwapFault>([
  ['INSUFFICIENT_ASSET_LIQUIDITY', 'no_route'],
  ['SWAP_VALIDATION_FAILED', 'no_route'],
  ['TOKEN_NOT_SUPPORTED', 'token_not_supported'],
  ['BUY_TOKEN_NOT_AUTHORIZED_FOR_TRADE', 'token_not_supported'],
  ['SELL_TOKEN_NOT_AUTHORIZED_FOR_TRADE', 'token_not_supported'],
  ['SELL_AMOUNT_TOO_SMALL', 'amount_too_small'],
])

/** 0x Swap API v2, with allowances of AllowanceHolder. */
export const zeroEx: Vendor = {
  id: '0x',
  url: 'https://api.0x.org',
  rate: () => ({ calls: 1, perMs: secondMs }),
  places: knownVendors['0x'],
  headers: ({ key = '' }) => ({ '0x-api-key': key, '0x-version': version }),
  faultOf({ body }) {
    if (v.is(NoLiquidity, body)) return 'no_route'
    return v.is(Failure, body) ? faults.get(body.name) : undefined
  },
  async quote(order, send) {
    const { chain, from, to, amount, account, slippageBps, fee } = order
    const query = new URLSearchParams({
      ...{ chainId: String(chain), sellToken: from, buyToken: to, sellAmount: String(amount) },
      ...{ taker: account, slippageBps: String(slippageBps) },
      ...(fee && {
        ...{ swapFeeBps: String(fee.bps), swapFeeRecipient: fee.recipient, swapFeeToken: to },
      }),
    })
    const quote = await send(`/swap/allowance-holder/quote?${query}`, Quote)
    const { buyAmount, minBuyAmount, transaction, issues } = quote
    const { data, value } = transaction
    return {
      toAmount: buyAmount,
      gas: transaction.gas ?? usualGas,
      fees: feesOf(order, quote),
      says: {
        ...{ chain: quote.chainId, from: quote.sellToken, to: quote.buyToken },
        ...{
          amount: quote.sellAmount,
          spender: quote.allowanceTarget ?? issues?.allowance?.spender,
        },
      },
      minReceived: minBuyAmount,
      call: { to: transaction.to, data, value, minReceived: minBuyAmount },
    }
  },
}

/** What the operator, 0x and the tokens themselves take. */
function feesOf(
  { from, to, amount, fee, place }: VendorOrder,
  { fees, tokenMetadata, buyAmount }: v.InferOutput<typeof Quote>,
): VendorQuote['fees'] {
  const taken = [
    { of: fees?.integratorFee, to: fee?.recipient ?? place.router },
    { of: fees?.zeroExFee, to: place.router },
  ].flatMap((one) => (one.of ? [{ token: one.of.token, amount: one.of.amount, to: one.to }] : []))
  const taxes = [
    { token: from, amount: shareOf(amount, tokenMetadata?.sellToken?.sellTaxBps ?? 0), to: from },
    { token: to, amount: shareOf(buyAmount, tokenMetadata?.buyToken?.buyTaxBps ?? 0), to },
  ]
  return [...taken, ...taxes].filter((one) => one.amount > 0n)
}
