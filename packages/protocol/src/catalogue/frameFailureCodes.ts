/** What a frame refuses that the page must tell apart. */
export const frameFailureCodes = [
  // The user has not confirmed elsewhere by now: the page requests it again.
  'waiting',
  'code_wrong',
  'code_expired',
  'too_many_tries',
  'not_logged_in',
  'recovery_needed',
  'device_refused',
  'social_refused',
  'provider_off',
  'email_taken',
  // The server names another wallet than this browser had for the login, or another login than was used here.
  'wallet_changed',
  'server_unreachable',
  'storage_blocked',
] as const
export type FrameFailureCode = (typeof frameFailureCodes)[number]
