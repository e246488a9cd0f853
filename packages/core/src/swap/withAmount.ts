import type { SendAmount } from '../send/state.js'
import type { SwapDraft } from './state.js'

/** The change to another amount. What was confirmed of its price was of the one before; what was of the token stays. */
export function withAmount(
  { accepted }: Pick<SwapDraft, 'accepted'>,
  amount: SendAmount,
): Pick<SwapDraft, 'accepted' | 'amount'> {
  return { amount, accepted: accepted.filter((code) => code === 'token_unlisted') }
}
