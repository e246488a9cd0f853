import type { OfferedSwap } from '../SwapFeatures.js'
import type { SwapDraft } from './state.js'

/** The offer that the user chose, while it is offered; else the best one. */
export function chosenOffer({
  quoting,
  offerKey,
}: Pick<SwapDraft, 'quoting' | 'offerKey'>): OfferedSwap | undefined {
  const { offers } = quoting
  return offers.find(({ key }) => key === offerKey) ?? offers[0]
}

/** The least that is received: what is shown, less what may be lost on the way. Counted here, whatever a server says. */
export function leastOf(
  { toAmount, isExact }: Pick<OfferedSwap, 'toAmount' | 'isExact'>,
  slippageBps: number,
): bigint {
  return isExact ? toAmount : (toAmount * BigInt(10_000 - slippageBps)) / 10_000n
}
