import { FoyerError } from '@foyer/protocol'
import { translate } from '../dialect/translate.js'

/** A refusal stays what it is; what has no better name is a failed signature. */
export function toSignError(error: unknown): FoyerError {
  const known = translate(error)
  return known.code === 'wallet_failed'
    ? new FoyerError('sign_message_failed', { cause: error })
    : known
}
