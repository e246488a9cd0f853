import { type SwapButtonCode, swapButtons } from '@foyer/protocol'
import { chosenOffer } from './chosenOffer.js'
import type { SwapDraft } from './state.js'

/** What the button of a swap says, by the first thing that is missing, and whether it may be pressed: to read offers again, or to see the preview. */
export function swapButton(draft: Omit<SwapDraft, 'status'>): swapButton.Button {
  const code = codeOf(draft)
  const isReady = code === 'review_swap' && chosenOffer(draft) !== undefined
  return { code, text: swapButtons[code], isEnabled: isReady || code === 'try_again' }
}

export declare namespace swapButton {
  type Button = {
    readonly code: SwapButtonCode
    /** In English, of the catalogue. */
    readonly text: string
    readonly isEnabled: boolean
  }
}

function codeOf({
  quoting,
  fromToken,
  toToken,
  amount,
}: Omit<SwapDraft, 'status'>): SwapButtonCode {
  if (quoting.status === 'failed') return 'try_again'
  if (!fromToken || !toToken) return 'select_token'
  if (amount.text === '') return 'enter_amount'
  if (!amount.units) return 'incorrect_value'
  if (fromToken.isRead && amount.units > fromToken.balance) return 'insufficient_balance'
  return 'review_swap'
}
