import { type SendButtonCode, sendButtons } from '@foyer/protocol'
import type { SendDraft } from './state.js'

/**
 * What the button of a transfer says, by the first thing that is missing, and whether it may be pressed. It may not while a warning of the receiver
 * waits for the user (`acceptWarning`), or the receiver is looked up.
 */
export function sendButton(draft: Omit<SendDraft, 'status'>): sendButton.Button {
  const code = codeOf(draft)
  const { recipient } = draft
  const isReady = code === 'preview_send' && recipient.status === 'found' && isAccepted(draft)
  return { code, text: sendButtons[code], isEnabled: isReady }
}

export declare namespace sendButton {
  type Button = {
    readonly code: SendButtonCode
    /** In English, of the catalogue. */
    readonly text: string
    readonly isEnabled: boolean
  }
}

/** Whether all that has to be confirmed was. */
export function isAccepted({
  recipient,
  accepted,
}: Pick<SendDraft, 'recipient' | 'accepted'>): boolean {
  return recipient.warnings.every(
    ({ code, mustConfirm }) => !mustConfirm || accepted.includes(code),
  )
}

function codeOf({ token, amount, recipient }: Omit<SendDraft, 'status'>): SendButtonCode {
  if (!token) return 'select_token'
  const { text, units } = amount
  const isNothing = units === 0n && token.price !== undefined
  if (isNothing || (text !== '' && units === undefined)) return 'incorrect_value'
  if (!units) return 'add_amount'
  if (units > token.balance) return 'insufficient_funds'
  if (recipient.status === 'empty') return 'add_address'
  const isWrong = ['invalid', 'unresolved', 'refused'].includes(recipient.status)
  return isWrong ? 'invalid_address' : 'preview_send'
}
