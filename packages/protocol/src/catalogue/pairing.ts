/*
 * What the two ends of a pairing hold to: codes, times, counts and sizes of the session protocol.
 */

/** The code and the sentence that a peer is answered with. */
export type SessionError = {
  readonly code: number
  readonly message: string
}

/** All codes of the session protocol, by the name its specification gives them. */
export const sessionErrors = {
  invalid_method: { code: 1001, message: 'Invalid method' },
  invalid_event: { code: 1002, message: 'Invalid event' },
  invalid_update_request: { code: 1003, message: 'Invalid update request' },
  invalid_extend_request: { code: 1004, message: 'Invalid extend request' },
  invalid_session_settle_request: { code: 1005, message: 'Invalid session settle request' },
  unauthorized_method: { code: 3001, message: 'Unauthorized method' },
  unauthorized_event: { code: 3002, message: 'Unauthorized event' },
  unauthorized_update_request: { code: 3003, message: 'Unauthorized update request' },
  unauthorized_extend_request: { code: 3004, message: 'Unauthorized extend request' },
  unauthorized_chain: { code: 3005, message: 'Unauthorized chain' },
  user_rejected_request: { code: 4001, message: 'User rejected the request' },
  user_rejected: { code: 5000, message: 'User rejected' },
  user_rejected_chains: { code: 5001, message: 'User disapproved requested chains' },
  user_rejected_methods: { code: 5002, message: 'User disapproved requested methods' },
  user_rejected_events: { code: 5003, message: 'User disapproved requested events' },
  unsupported_chains: { code: 5100, message: 'Unsupported chains' },
  unsupported_methods: { code: 5101, message: 'Unsupported methods' },
  unsupported_events: { code: 5102, message: 'Unsupported events' },
  unsupported_accounts: { code: 5103, message: 'Unsupported accounts' },
  unsupported_namespace_key: { code: 5104, message: 'Unsupported namespace key' },
  user_disconnected: { code: 6000, message: 'User disconnected' },
  session_settlement_failed: { code: 7000, message: 'Session settlement failed' },
  no_session_for_topic: { code: 7001, message: 'No session for this topic' },
  session_request_expired: { code: 8000, message: 'Session request expired' },
  unsupported_wc_method: { code: 10_001, message: 'Unsupported wc_ method' },
  malformed_response_params: { code: 11_001, message: 'Malformed response' },
  malformed_request_params: { code: 11_002, message: 'Malformed request' },
  message_compromised: { code: 11_003, message: 'The signed message is not the one asked for' },
  signature_verification_failed: { code: 11_004, message: 'Signature verification failed' },
  request_expired: { code: 11_005, message: 'Request expired' },
  missing_issuer: { code: 11_006, message: 'Missing issuer' },
  user_rejected_authentication: { code: 12_001, message: 'User rejected the request' },
  user_disconnected_authentication: { code: 12_002, message: 'User disconnected' },
} as const satisfies Record<string, SessionError>
export type SessionErrorCode = keyof typeof sessionErrors

/** The code of JSON-RPC for a text that is no call. */
export const invalidMessageCode = -32_600

/** How long a pairing that was not taken up lives; also the life of its URI. */
export const pairingExpiryS = 300
export const sessionExpiryS = 604_800
/** The bounds of a request's life. */
export const requestExpiryMinS = 300
export const requestExpiryMaxS = 604_800
/** How long a ping is waited for. */
export const pingExpiryS = 30

/** Characters of a pairing URI, in whatever spelling. */
export const pairingUriMax = 4_096
/** Characters of an envelope: base64 of a message. */
export const envelopeMax = 1_400_000
/** Characters of an opened message, and how deeply its arrays and objects may lie in each other. */
export const pairingMessageMax = 1_000_000
export const pairingDepthMax = 64

/** Counts and characters of what a peer says of itself and of a session. */
export const peerNameMax = 256
export const peerTextMax = 2_048
export const peerIconsMax = 10
export const sessionNamespacesMax = 64
export const sessionChainsMax = 500
export const sessionAccountsMax = 2_000
export const sessionNamesMax = 500
export const sessionNameMax = 128
export const sessionPropertiesMax = 64
export const cacaosMax = 100

/** What can be wrong with the namespaces of a proposal or of a session, in the words of their specification. */
export const namespaceErrors = {
  key: { code: 5104, message: 'Namespace formatting must match CAIP-2' },
  chains_missing: { code: 5100, message: 'Chains must not be empty' },
  chain_malformed: { code: 5100, message: 'Chains must be CAIP-2 compliant' },
  chain_elsewhere: { code: 5100, message: 'Chains must be defined in matching namespace' },
  namespace_missing: { code: 5000, message: 'All namespaces must be approved' },
  accounts_missing: { code: 5001, message: 'Accounts must not be empty' },
  account_malformed: { code: 5001, message: 'Accounts must be CAIP-10 compliant' },
  account_elsewhere: { code: 5103, message: 'Accounts must be defined in matching namespace' },
  chain_without_account: { code: 5001, message: 'All chains must have at least one account' },
  method_missing: { code: 5002, message: 'All methods must be approved' },
  event_missing: { code: 5003, message: 'All events must be approved' },
} as const satisfies Record<string, SessionError>
