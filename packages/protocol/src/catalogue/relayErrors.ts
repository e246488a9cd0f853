import { type RelayError, type RelayErrorCode, relayErrorCodes } from './relay.js'

const { parse_error, invalid_request, method_not_found, invalid_params } = relayErrorCodes
const { internal_error, too_many_topics, mailbox_full, rate_limited } = relayErrorCodes
const { stopping, unavailable, too_much_waits } = relayErrorCodes

/** Errors in the words of the relay. */
export const relayErrors = {
  parse_error: { code: parse_error, message: 'Parse error' },
  invalid_request: { code: invalid_request, message: 'Invalid Request' },
  method_not_found: { code: method_not_found, message: 'Method not found' },
  invalid_params: { code: invalid_params, message: 'Invalid params' },
  internal_error: { code: internal_error, message: 'Internal error' },
  too_many_topics: { code: too_many_topics, message: 'Too many topics on this socket' },
  mailbox_full: { code: mailbox_full, message: 'Too many messages wait on this topic' },
  rate_limited: { code: rate_limited, message: 'Too many calls, try again in a minute' },
  stopping: { code: stopping, message: 'The relay is going away, connect again' },
  unavailable: { code: unavailable, message: 'The relay cannot keep messages now, try again' },
  too_much_waits: {
    code: too_much_waits,
    message: 'Too much of this sender waits already, try again later',
  },
} as const satisfies Record<RelayErrorCode, RelayError>
