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
/** Messages of one answer to a fetch. */
export const relayFetchMax = 500

/** How long a message waits, when its publisher says nothing. */
export const relayTtlDefaultS = 21_600
export const relayTtlMaxS = 2_592_000

/** So often a relay pings. Clients give a socket up after 35 s of silence. */
export const relayPingMs = 25_000

/** The close code of a refusal that no repetition mends; the reason says which. */
export const relayRefusedCode = 3_000

/** Why a relay refuses a client, in the words that clients know. */
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

/** Codes of JSON-RPC 2.0 and of the relay's own (-32000 to -32099). Clients go by them, and do not load the words. */
export const relayErrorCodes = {
  parse_error: -32_700,
  invalid_request: -32_600,
  method_not_found: -32_601,
  invalid_params: -32_602,
  internal_error: -32_603,
  too_many_topics: -32_000,
  mailbox_full: -32_001,
  rate_limited: -32_002,
  stopping: -32_003,
  unavailable: -32_004,
  too_much_waits: -32_005,
} as const
export type RelayErrorCode = keyof typeof relayErrorCodes

/** An error as JSON-RPC writes it. */
export type RelayError = {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}
