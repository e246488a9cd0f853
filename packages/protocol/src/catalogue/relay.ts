/*
 * What a relay and its clients hold to: times, counts, sizes and the words of a refusal. What the server lets
 * its host change is a setting there, with these as defaults.
 */

/** How long a token holds. */
export const relayTokenLifeS = 86_400
/** By how much the clocks of a client and a relay may differ. */
export const relayTokenLeewayS = 120
/** Characters of a token; a longer one is not looked at. */
export const relayTokenMax = 4_096

/** Characters of a message, of which the envelope is base64. */
export const relayMessageMax = 1_000_000
/** Characters of what vouches for the page of a message. */
export const relayAttestationMax = 16_384
/** Topics, messages or receipts of one call. */
export const relayBatchMax = 500
/** Topics that one socket may have subscribed to. */
export const relayTopicsMax = 1_000
/** Messages that wait on one topic. */
export const relayMailboxMax = 300
/** Messages of one answer to a fetch. */
export const relayFetchMax = 500

/** How long a message waits, when its publisher says nothing. */
export const relayTtlDefaultS = 21_600
export const relayTtlMaxS = 2_592_000

/** So often a relay pings. Clients give a socket up after 35 s of silence. */
export const relayPingMs = 25_000

/** The close code of a refusal that no repetition mends; the reason says which. */
export const relayRefusedCode = 3_000

/** Why a relay lets nobody in, in the words that clients know. */
export const relayRefusals = {
  invalid_project: 'Unauthorized: invalid key',
  origin_not_allowed: 'Unauthorized: origin not allowed',
  token_not_yet_valid: 'JWT validation error: JWT Token is not yet valid',
  token_expired: 'JWT validation error: JWT Token is expired',
  token_malformed: 'JWT validation error: malformed token',
  token_key_unknown: 'JWT validation error: issuer is not an Ed25519 did:key',
  token_signature_invalid: 'JWT validation error: invalid signature',
  token_audience_unknown: 'JWT validation error: audience is not this relay',
} as const
export type RelayRefusal = keyof typeof relayRefusals

/** Codes of JSON-RPC 2.0 and of the relay's own (-32000 to -32099). */
export const relayErrors = {
  parse_error: { code: -32_700, message: 'Parse error' },
  invalid_request: { code: -32_600, message: 'Invalid Request' },
  method_not_found: { code: -32_601, message: 'Method not found' },
  invalid_params: { code: -32_602, message: 'Invalid params' },
  internal_error: { code: -32_603, message: 'Internal error' },
  too_many_topics: { code: -32_000, message: 'Too many topics on this socket' },
  mailbox_full: { code: -32_001, message: 'Too many messages wait on this topic' },
  rate_limited: { code: -32_002, message: 'Too many calls, try again in a minute' },
  stopping: { code: -32_003, message: 'The relay is going away, connect again' },
  unavailable: { code: -32_004, message: 'The relay cannot keep messages now, try again' },
  too_much_waits: {
    code: -32_005,
    message: 'Too much of this sender waits already, try again later',
  },
} as const satisfies Record<string, RelayError>
export type RelayErrorCode = keyof typeof relayErrors

/** An error as JSON-RPC writes it. */
export type RelayError = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}
