import { FoyerError } from '@foyer/protocol'
import type { MessagePlace } from '../notices/state.js'
import { type LoginReason, loginReason } from './loginReason.js'

/** The text for a failed login where the screen has none of its own: its place in the messages, and what it is made with. */
export function loginMessage(error: unknown): { code: MessagePlace; data?: unknown } {
  if (FoyerError.is(error, 'email_throttled'))
    return { code: 'embedded.loginFailed.throttled', data: error.data.seconds }
  return { code: places[loginReason(error)] ?? 'embedded.loginFailed.failed' }
}

const places: { readonly [reason in LoginReason]?: MessagePlace } = {
  invalidEmail: 'embedded.loginFailed.invalidEmail',
  load: 'embedded.loginFailed.load',
  late: 'embedded.loginFailed.late',
  unreachable: 'embedded.loginFailed.unreachable',
  off: 'embedded.loginFailed.off',
  storage: 'embedded.loginFailed.storage',
  changed: 'embedded.loginFailed.changed',
  taken: 'embedded.editEmail.taken',
  wrong: 'embedded.verifyOtp.wrong',
  expired: 'embedded.verifyOtp.expired',
  tooMany: 'embedded.verifyOtp.tooMany',
  blocked: 'embedded.connectingSocial.blockedText',
}
