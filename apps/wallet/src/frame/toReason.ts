import { Failure } from '../errors/Failure.js'
import { CallError } from '../services/CallError.js'
import type { Reason } from '../texts/Reason.js'
import { VaultError } from '../vault/VaultError.js'

/** What the user may read of a failure. Of an error that is no refusal they read nothing but that something failed. */
export function toReason(error: unknown): Reason {
  if (error instanceof VaultError) return { is: 'vault', code: error.code, wallets: error.wallets }
  if (error instanceof CallError) return ofCall(error)
  if (!(error instanceof Failure)) return { is: 'failed' }
  if (error.code === 'not_logged_in') return { is: 'notLoggedIn' }
  const { code, given, key, message } = error
  return error.reason ?? { ...refused({ code, message }), key, given }
}

function ofCall(error: CallError): Reason {
  if (error.status === 429) return { is: 'tooOften', seconds: error.retryAfterSeconds }
  return error.code === 'session_unknown' ? { is: 'notLoggedIn' } : refused(error)
}

const refused = ({ code, message }: Pick<Failure | CallError, 'code' | 'message'>) => ({
  is: 'refused' as const,
  code,
  text: message,
})
