import { relayErrorCodes } from '@foyer/protocol/relay'

/** Errors that pass: the message is sent again by and by. */
export const passing: readonly number[] = [
  relayErrorCodes.rate_limited,
  relayErrorCodes.stopping,
  relayErrorCodes.internal_error,
  relayErrorCodes.unavailable,
]
