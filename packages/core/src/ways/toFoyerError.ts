import {
  defaultErrorCode,
  type ErrorCode,
  FoyerError,
  readLine,
  requestPendingCode,
  unsupportedMethodCode,
  userRejectedCode,
  userRejectedPhrase,
} from '@foyer/protocol'

const reasonMax = 160

type Plain = Extract<ErrorCode, 'user_rejected' | 'request_pending' | 'action_not_allowed'>

const meanings = new Map<unknown, Plain>([
  [userRejectedCode, 'user_rejected'],
  // CAIP-25: the user declined.
  [defaultErrorCode, 'user_rejected'],
  [requestPendingCode, 'request_pending'],
  [unsupportedMethodCode, 'action_not_allowed'],
])

/** A paired wallet's error as one of ours. */
export function toFoyerError(error: unknown): FoyerError {
  if (FoyerError.is(error)) return error as FoyerError
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const meaning = meanings.get(code) ?? (isRejection(code, message) ? 'user_rejected' : undefined)
  if (meaning) return new FoyerError(meaning, { cause: error })
  const reason = readLine(message, reasonMax) || undefined
  return new FoyerError('wallet_failed', { data: { reason }, cause: error })
}

/** Wallets say it in words beside a code of their own, or write the number as a text. */
function isRejection(code: unknown, message: unknown): boolean {
  const isNumber = code === 'ACTION_REJECTED' || Number(code) === userRejectedCode
  return (
    isNumber || (typeof message === 'string' && userRejectedPhrase.test(message.slice(0, 2_000)))
  )
}
