import {
  defaultErrorCode,
  type ErrorCode,
  FoyerError,
  requestPendingCode,
  unsupportedMethodCode,
  userRejectedCode,
} from '@foyer/protocol'
import { readLine } from './engine/session/readPeer.js'

const reasonMax = 160

type Plain = Extract<ErrorCode, 'user_rejected' | 'request_pending' | 'action_not_allowed'>

const meanings = new Map<unknown, Plain>([
  [userRejectedCode, 'user_rejected'],
  // CAIP-25: the person declined.
  [defaultErrorCode, 'user_rejected'],
  [requestPendingCode, 'request_pending'],
  [unsupportedMethodCode, 'action_not_allowed'],
])

/** A paired wallet's error as one of ours. */
export function toFoyerError(error: unknown): FoyerError {
  if (FoyerError.is(error)) return error as FoyerError
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const meaning = meanings.get(code)
  if (meaning) return new FoyerError(meaning, { cause: error })
  const reason = readLine(message, reasonMax) || undefined
  return new FoyerError('wallet_failed', { data: { reason }, cause: error })
}
