import type { FrameFailureCode } from '@foyer/protocol/frame'
import { createLength } from '@foyer/protocol/texts'
import { Failure } from '../errors/Failure.js'
import { notLoggedIn } from '../errors/notLoggedIn.js'
import { CallError } from '../services/CallError.js'
import { tooOften } from '../texts/en/tooOften.js'
import { VaultError } from '../vault/VaultError.js'

/** What the page may hear of a failure. Of an error that is no refusal of the wallet it hears nothing but that. */
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
  if (status === 429) {
    const seconds = retryAfterSeconds
    const options = seconds === undefined ? cause : { ...cause, data: { seconds } }
    return new Failure(wait(seconds), 'too_many_tries', options)
  }
  if (code === 'session_unknown') return notLoggedIn(cause)
  return new Failure(message, words[code], cause)
}

/** Messages to the page are English. */
const wait = tooOften({ length: createLength('en-US') })

/** The keeper or guard names another wallet or login than this browser knows: another try mends nothing. */
function isChanged({ code }: VaultError): boolean {
  return code === 'wallet_changed' || code === 'login_changed'
}
