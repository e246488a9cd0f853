import { writeExact } from '../writeExact.js'
import { errors } from './errors.js'

/** The short messages that the modal shows for a moment, by code. */
export const notices = {
  // Failures
  authentication_failed: 'A problem occurred while trying initialize authentication',
  account_not_found: 'Account not found',
  smart_sessions_failed: 'Error fetching smart sessions',
  smart_session_revoke_failed: 'Error revoking smart session',
  allowance_failed: 'Failed to check allowance',
  copy_failed: 'Failed to copy',
  approval_transaction_failed: 'Failed to create approval transaction',
  create_transaction_failed: 'Failed to create transaction',
  disconnect_failed: errors.disconnect_failed,
  session_ended: errors.session_ended,
  token_price_failed: 'Failed to fetch network token price',
  transactions_failed: 'Failed to fetch transactions',
  connector_failed: 'Failed to find connector',
  swap_failed: 'Failed to initialize swap',
  exchange_failed: 'Failed to pay with exchange',
  send_failed: 'Failed to send transaction. Please try again.',
  link_not_found: 'No link found',
  amount_and_receiver_invalid: 'Please enter a valid amount and receiver address',
  signature_declined: 'Signature declined',
  smart_account_not_supported: 'This application might not support Smart Accounts',
  balance_unavailable: 'Token Balance Unavailable',
  untrusted_origin: 'Untrusted Origin',
  action_not_allowed: errors.action_not_allowed,
  transaction_error: 'Transaction error',
  email_throttled: errors.email_throttled,

  // Under way
  authenticating: 'Authenticating...',
  confirm_transaction: 'Confirm transaction in your wallet',
  approve_limit: 'Approve limit increase in your wallet',
  swapping: ({ from, amount, to }: SwapNotice, locale?: string) =>
    `Swapping ${aside(from)} to ${isolated(amount, to, locale)}`,

  // Done
  address_copied: 'Address copied',
  code_resent: 'Code email resent',
  link_copied: 'Link copied',
  transaction_started: 'Transaction started',
  transaction_final: 'Transaction confirmed',
  transfer_final: ({ amount, symbol }: TransferNotice, locale?: string) =>
    `${isolated(amount, symbol, locale)} arrived`,
  transfer_failed: ({ amount, symbol }: TransferNotice, locale?: string) =>
    `${isolated(amount, symbol, locale)} did not arrive: the transaction failed`,
  transfer_cancelled: ({ amount, symbol }: TransferNotice, locale?: string) =>
    `Sending ${isolated(amount, symbol, locale)} was cancelled in your wallet`,
  transfer_replaced: ({ amount, symbol }: TransferNotice, locale?: string) =>
    `Your wallet sent another transaction in place of ${isolated(amount, symbol, locale)}`,
  swapped: ({ from, amount, to }: SwapNotice, locale?: string) =>
    `Swapped ${aside(from)} to ${isolated(amount, to, locale)}`,

  // Information
  only_certified: 'Only WalletConnect certified',
} as const satisfies Record<string, string | ((data: never, locale?: string) => string)>

/** Symbols of the two tokens and the amount received, a decimal with every digit. */
type SwapNotice = { from: string; amount: string; to: string }

/** What was sent: a decimal with every digit, and the symbol of the token. */
type TransferNotice = { amount: string; symbol: string }

export type NoticeCode = keyof typeof notices

/** The data that the text of a notice is made of; `undefined` when it needs none. */
export type NoticeData<code extends NoticeCode> = (typeof notices)[code] extends (
  data: infer data,
  ...rest: never
) => string
  ? data
  : undefined

/** An amount with its symbol: left to right, and apart from the sentence around it, whatever either is written in. */
function isolated(amount: string, symbol: string, locale: string | undefined): string {
  return `\u2066${writeExact(amount, locale)} ${symbol}\u2069`
}

/** A symbol that turns nothing around it. */
function aside(symbol: string): string {
  return `\u2068${symbol}\u2069`
}
