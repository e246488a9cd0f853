import { FoyerError } from '@foyer/protocol'

/** Why a login, or a step of it, failed: the cases that screens distinguish. */
export type LoginReason =
  | 'invalidEmail'
  | 'throttled'
  | 'wrong'
  | 'expired'
  | 'tooMany'
  | 'waiting'
  | 'recover'
  | 'refused'
  | 'declined'
  | 'taken'
  | 'changed'
  | 'blocked'
  | 'load'
  | 'late'
  | 'unreachable'
  | 'off'
  | 'storage'
  | 'cancelled'
  | 'failed'

const reasons = {
  waiting: 'waiting',
  code_wrong: 'wrong',
  code_expired: 'expired',
  too_many_tries: 'tooMany',
  not_logged_in: 'expired',
  recovery_needed: 'recover',
  device_refused: 'declined',
  social_refused: 'declined',
  provider_off: 'off',
  email_taken: 'taken',
  wallet_changed: 'changed',
  server_unreachable: 'unreachable',
  storage_blocked: 'storage',
} as const satisfies Record<string, LoginReason>

/** The reason in an error of the embedded wallet. Its own words are never shown: they are written for developers. */
export function loginReason(error: unknown): LoginReason {
  if (!FoyerError.is(error)) return 'failed'
  if (FoyerError.is(error, 'frame_refused'))
    return (error.data.reason && reasons[error.data.reason]) ?? 'failed'
  return codes[error.code] ?? 'failed'
}

const codes: Readonly<Record<string, LoginReason>> = {
  email_invalid: 'invalidEmail',
  email_throttled: 'throttled',
  embedded_off: 'off',
  login_needed: 'expired',
  popup_blocked: 'blocked',
  frame_load_failed: 'load',
  frame_not_set: 'load',
  request_aborted: 'late',
  connect_cancelled: 'cancelled',
  user_rejected: 'declined',
}
