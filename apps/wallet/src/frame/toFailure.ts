import type { FrameFailureCode } from '@foyer/protocol/frame'
import { CallError } from '../login/CallError.js'
import { VaultError } from '../vault/VaultError.js'
import { Failure } from './Failure.js'

/** What the page may hear of what failed. Of an error that is nobody's refusal it hears nothing but that. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof CallError) return ofCall(error)
  if (error instanceof VaultError)
    return new Failure(error.message, isChanged(error) ? 'wallet_changed' : undefined, {
      cause: error,
    })
  return new Failure('Something failed in the wallet. Try again.', undefined, { cause: error })
}

/** The words of keeper and guard, as the page knows them. */
const words: Readonly<Record<string, FrameFailureCode>> = {
  code_wrong: 'code_wrong',
  code_expired: 'code_expired',
  too_many_tries: 'too_many_tries',
  device_refused: 'device_refused',
  provider_off: 'provider_off',
  social_refused: 'social_refused',
  email_taken: 'email_taken',
  server_unreachable: 'server_unreachable',
}

function ofCall(error: CallError): Failure {
  const { code, status, message, retryAfterSeconds } = error
  const cause = { cause: error }
  if (status === 429) return new Failure(waitText(retryAfterSeconds), 'too_many_tries', cause)
  if (code === 'session_unknown') return notLoggedIn(cause)
  return new Failure(message, words[code], cause)
}

/** Nobody is logged in here, or no longer. */
export function notLoggedIn(options?: ErrorOptions): Failure {
  return new Failure('You are not logged in any more. Log in again.', 'not_logged_in', options)
}

/** Says how long, in the unit that people would use. */
function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'That was tried too often. Wait a few minutes and try again.'
  if (seconds < 90)
    return `Please try again after ${count(Math.max(1, Math.ceil(seconds)), 'second')}`
  if (seconds < 90 * 60) return `Please try again after ${count(Math.ceil(seconds / 60), 'minute')}`
  return `Please try again after ${count(Math.ceil(seconds / 3_600), 'hour')}`
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** Somebody else's wallet or login is named than this browser knows: nothing that another try could mend. */
function isChanged({ code }: VaultError): boolean {
  return code === 'wallet_changed' || code === 'login_changed'
}
