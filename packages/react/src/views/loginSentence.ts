import { FoyerError } from '@foyer/protocol'
import type { EmbeddedMessages } from '../locales/embeddedMessages.js'
import { loginReason } from './loginReason.js'

/** What to tell the person where no sentence of the screen's own is due. */
export function loginSentence(
  error: unknown,
  { loginFailed: texts, editEmail, verifyOtp, connectingSocial }: EmbeddedMessages,
  number: (value: number) => string,
): string {
  const reason = loginReason(error)
  if (FoyerError.is(error, 'email_throttled')) return texts.throttled(number(error.data.seconds))
  switch (reason) {
    case 'invalidEmail':
    case 'load':
    case 'late':
    case 'unreachable':
    case 'off':
    case 'storage':
    case 'changed':
      return texts[reason]
    case 'taken':
      return editEmail.taken
    case 'wrong':
    case 'expired':
    case 'tooMany':
      return verifyOtp[reason]
    case 'blocked':
      return connectingSocial.blockedText
    default:
      return texts.failed
  }
}
