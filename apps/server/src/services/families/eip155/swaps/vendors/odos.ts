import { knownVendors } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { getAddress } from 'viem'
import { secondMs } from '../../../../../bounds/times.js'
import { Amount } from '../../../../swaps/Amount.js'
import { toPercent } from '../../../../swaps/amounts.js'
import { lessBps } from '../../../../swaps/lessBps.js'
import type { SwapFault } from '../../../../swaps/SwapError.js'
import { Address, CallData, Gas } from './shapes.js'
import type { Vendor } from './Vendor.js'
import { fromZeroCoin, toZeroCoin } from './zeroCoin.js'

const version = 'v3'
const usualGas = 400_000n

const PathId = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))
const Path = v.object({
  pathId: PathId,
  ...{ inTokens: v.nullish(v.array(Address)), outTokens: v.nullish(v.array(Address)) },
  ...{ inAmounts: v.nullish(v.array(Amount)), outAmounts: v.tuple([Amount]) },
  gasEstimate: v.nullish(Gas),
  partnerFeePercent: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(50))),
})
const TokenAmount = v.object({ tokenAddress: Address, amount: Amount })
const Assembled = v.object({
  inputTokens: v.nullish(v.array(TokenAmount)),
  outputTokens: v.nullish(v.array(TokenAmount)),
  transaction: v.object({
    ...{ chainId: v.nullish(v.number()), from: v.nullish(Address), to: Address },
    ...{ data: CallData, value: Amount },
  }),
})
const Route = v.object({ pathId: PathId, minReceived: v.string() })

const Failure = v.object({ errorCode: v.number() })
const faults = new Map<number, SwapFault>([
  [2000, 'no_route'],
  [4007, 'no_route'],
  [4010, 'token_not_supported'],
  [4014, 'token_not_supported'],
  [4016, 'token_not_supported'],
  [4018, 'amount_too_small'],
  // A path that is over, or of another address.
  [4100, 'no_route'],
])

/** Odos Smart Order Routing v3. A path lives a minute there, and its slippage is settled with it. */
export const odos: Vendor = {
  id: 'odos',
  url: 'https://api.odos.xyz',
  rate: () => ({ calls: 1, perMs: secondMs }),
  places: knownVendors.odos,
  headers: ({ key = '' }) => ({ 'x-api-key': key }),
  faultOf: ({ body }) => (v.is(Failure, body) ? faults.get(body.errorCode) : undefined),
  async quote({ network, chain, from, to, amount, account, slippageBps, fee }, send) {
    const path = await send(`/sor/quote/${version}`, Path, {
      chainId: chain,
      inputTokens: [
        { tokenAddress: getAddress(toZeroCoin(network, from)), amount: String(amount) },
      ],
      outputTokens: [{ tokenAddress: getAddress(toZeroCoin(network, to)), proportion: 1 }],
      userAddr: getAddress(account),
      slippageLimitPercent: toPercent(slippageBps),
      disableRFQs: false,
      // Of a compact call a page cannot read what is received at the least.
      compact: false,
      ...(fee && { partnerFeePercent: toPercent(fee.bps), feeRecipient: fee.recipient }),
    })
    const [toAmount] = path.outAmounts
    const minReceived = lessBps(toAmount, slippageBps)
    const coinIn = path.inTokens?.[0]
    const coinOut = path.outTokens?.[0]
    // What arrives has the fee taken off already.
    const feeBps = Math.round((path.partnerFeePercent ?? 0) * 100)
    const amountTaken = (toAmount * BigInt(feeBps)) / BigInt(10_000 - feeBps)
    return {
      ...{ toAmount, minReceived },
      gas: path.gasEstimate ?? usualGas,
      fees: fee && amountTaken > 0n ? [{ token: to, amount: amountTaken, to: fee.recipient }] : [],
      says: {
        from: coinIn && fromZeroCoin(network, coinIn),
        to: coinOut && fromZeroCoin(network, coinOut),
        amount: path.inAmounts?.[0],
      },
      route: { pathId: path.pathId, minReceived: String(minReceived) },
    }
  },
  async build({ network, account }, route, send) {
    const { pathId, minReceived } = v.parse(Route, route)
    const body = { userAddr: getAddress(account), pathId, simulate: false }
    const { transaction, inputTokens, outputTokens } = await send('/sor/assemble', Assembled, body)
    const given = inputTokens?.[0]
    const taken = outputTokens?.[0]
    return {
      ...{ to: transaction.to, data: transaction.data, value: transaction.value },
      minReceived: BigInt(minReceived),
      says: {
        ...{ chain: transaction.chainId, sender: transaction.from, amount: given?.amount },
        from: given && fromZeroCoin(network, given.tokenAddress),
        to: taken && fromZeroCoin(network, taken.tokenAddress),
      },
    }
  },
}
