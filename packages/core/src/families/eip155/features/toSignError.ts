import { FoyerError } from '@foyer/protocol'

/** A refusal stays what it is; what has no better name is a failed signature. */
export function toSignError(error: unknown): unknown {
  return FoyerError.is(error, 'wallet_failed')
    ? new FoyerError('sign_message_failed', { cause: error.cause ?? error })
    : error
}
