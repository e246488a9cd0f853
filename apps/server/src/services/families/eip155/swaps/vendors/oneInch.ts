import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { secondMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { shareOf, toPercent } from '../../../../swaps/amounts.js'
import { lessBps } from '../../../../swaps/lessBps.js'
import { Address, CallData, Gas } from './shapes.js'
import type { Vendor } from './Vendor.js'

const version = 'v6.1'
const usualGas = 400_000n

const TokenFacts = v.nullish(v.object({ address: Address }))
const Swap = v.object({
  srcToken: TokenFacts,
  dstToken: TokenFacts,
  dstAmount: Amount,
  gas: v.nullish(Gas),
  tx: v.object({ from: Address, to: Address, data: CallData, value: Amount, gas: v.nullish(Gas) }),
})

/** 1inch Classic Swap v6.1. It says neither the minimum nor the chain; the minimum follows from the slippage that it is given. */
export const oneInch: Vendor = {
  id: '1inch',
  url: 'https://api.1inch.dev',
  rate: () => ({ calls: 1, perMs: secondMs }),
  places: knownVendors['1inch'],
  headers: ({ key = '' }) => ({ authorization: `Bearer ${key}` }),
  // Tokens, amount and account are well-formed by then: what it refuses with 400 it finds no way for.
  faultOf: ({ status }) => (status === 400 || status === 404 ? 'no_route' : undefined),
  async quote({ chain, from, to, amount, account, slippageBps, fee }, send) {
    const query = new URLSearchParams({
      ...{ src: from, dst: to, amount: String(amount), from: account, origin: account },
      ...{ slippage: String(toPercent(slippageBps)), disableEstimate: 'true' },
      ...{ allowPartialFill: 'false', includeGas: 'true', includeTokensInfo: 'true' },
      ...(fee && { fee: String(toPercent(fee.bps)), referrer: fee.recipient }),
    })
    const swap = await send(`/swap/${version}/${chain}/swap?${query}`, Swap)
    const { dstAmount: toAmount, tx } = swap
    const minReceived = lessBps(toAmount, slippageBps)
    // It is taken of what is given, before the swap.
    const taken = fee && { token: from, amount: shareOf(amount, fee.bps), to: fee.recipient }
    return {
      ...{ toAmount, minReceived },
      gas: [swap.gas, tx.gas].find((gas) => gas) ?? usualGas,
      fees: taken && taken.amount > 0n ? [taken] : [],
      says: { from: swap.srcToken?.address, to: swap.dstToken?.address, sender: tx.from },
      call: { to: tx.to, data: tx.data, value: tx.value, minReceived },
    }
  },
}
