import { formatUnits } from '@foyer/protocol'
import type { OfferedSwap } from '../SwapFeatures.js'
import { worthOf } from '../send/money.js'
import { chosenOffer, leastOf } from './chosenOffer.js'
import type { SwapDraft } from './state.js'

/** How many places a rate has. */
const ratePlaces = 18

/**
 * What the draft comes to, by the chosen offer: all that a view shows of it. `undefined` while nothing is offered. Amounts in the smallest unit; worths in US dollars, absent
 * where no price is known.
 */
export function swapTerms(draft: Omit<SwapDraft, 'status'>): swapTerms.Terms | undefined {
  const { fromToken, toToken, amount, slippageBps } = draft
  const offer = chosenOffer(draft)
  if (!offer || !fromToken || !toToken || !amount.units) return undefined
  const { toAmount } = offer
  const minReceived = leastOf(offer, slippageBps)
  const worths = {
    fromWorth: worthOf(amount.units, fromToken),
    toWorth: worthOf(toAmount, toToken),
  }
  return {
    ...{ offer, toAmount, minReceived, ...worths },
    slippage: toAmount - minReceived,
    rate: rateOf(amount.units, toAmount, { from: fromToken.decimals, to: toToken.decimals }),
    impactBps: impactOf(worths),
  }
}

export declare namespace swapTerms {
  type Terms = {
    readonly offer: OfferedSwap
    readonly toAmount: bigint
    /** The transaction reverts below it. */
    readonly minReceived: bigint
    /** What may be lost on the way at most, of the token that is received. */
    readonly slippage: bigint
    /** How much of the one a whole one of the other gives, as a decimal with every digit. */
    readonly rate: string
    readonly fromWorth: string | undefined
    readonly toWorth: string | undefined
    /** How much less is received than is given, by their prices, in hundredths of a per cent; absent where a price is not known: that is not 0. */
    readonly impactBps: number | undefined
  }
}

function rateOf(given: bigint, got: bigint, decimals: { from: number; to: number }): string {
  const units =
    (got * 10n ** BigInt(decimals.from + ratePlaces)) / (given * 10n ** BigInt(decimals.to))
  return formatUnits(units, ratePlaces)
}

function impactOf({
  fromWorth,
  toWorth,
}: Pick<swapTerms.Terms, 'fromWorth' | 'toWorth'>): number | undefined {
  const [given, got] = [fromWorth, toWorth].map((text) => BigInt((text ?? '0').replace('.', '')))
  if (!given || !got) return undefined
  return Number(((given - got) * 10_000n) / given)
}
