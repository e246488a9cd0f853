import * as v from 'valibot'
import { Amount } from '../../../../../swaps/Amount.js'
import { Address, CallData, Gas } from '../shapes.js'
import type { Vendor } from '../Vendor.js'

const router = '0x0C4a2d0000000000000000000000000000000001'
const place = { router, spender: router } as const

const Quote = v.object({
  sell: Address,
  buy: Address,
  sellAmount: Amount,
  buyAmount: Amount,
  buyAmountMin: Amount,
  feeAmount: v.nullish(Amount),
  tx: v.object({ to: Address, data: CallData, value: Amount, gas: Gas }),
})

/** A service of your own, which answers one call with the transaction. */
export const orchard: Vendor = {
  id: 'orchard',
  url: 'https://swaps.orchard.example',
  rate: () => ({ calls: 5, perMs: 1_000 }),
  places: { 'eip155:1': place, 'eip155:8453': place },
  headers: ({ key = '' }) => ({ 'x-orchard-key': key }),
  faultOf: ({ status }) => (status === 404 ? 'no_route' : undefined),
  async quote({ chain, from, to, amount, account, slippageBps, fee }, send) {
    const query = new URLSearchParams({
      ...{ chain: String(chain), sell: from, buy: to, sellAmount: String(amount) },
      ...{ taker: account, slippageBps: String(slippageBps) },
      ...(fee && { feeBps: String(fee.bps), feeRecipient: fee.recipient }),
    })
    const { tx, ...quote } = await send(`/v1/quote?${query}`, Quote)
    const { feeAmount, buyAmountMin: minReceived } = quote
    return {
      toAmount: quote.buyAmount,
      gas: tx.gas,
      fees: fee && feeAmount ? [{ token: to, amount: feeAmount, to: fee.recipient }] : [],
      says: { from: quote.sell, to: quote.buy, amount: quote.sellAmount },
      minReceived,
      call: { to: tx.to, data: tx.data, value: tx.value, minReceived },
    }
  },
}
