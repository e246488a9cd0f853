import * as v from 'valibot'
import type { SessionErrorCode } from '../catalogue/pairing.js'
import {
  Cacaos,
  Chain,
  PairingName,
  Participant,
  ProposedNamespaces,
  PublicKey,
  RelayProtocol,
  ScopedProperties,
  Seconds,
  SessionNamespaces,
  SessionProperties,
} from './schemas.js'

const day = 86_400
const Nothing = v.optional(v.unknown())
const Done = v.literal(true)

const Propose = v.object({
  requiredNamespaces: v.optional(ProposedNamespaces, {}),
  optionalNamespaces: v.optional(ProposedNamespaces, {}),
  relays: v.pipe(v.array(RelayProtocol), v.minLength(1), v.maxLength(10)),
  proposer: Participant,
  expiryTimestamp: v.exactOptional(Seconds),
  pairingTopic: v.exactOptional(PublicKey),
  sessionProperties: v.exactOptional(SessionProperties),
  scopedProperties: v.exactOptional(ScopedProperties),
  /** Sign-ins that newer wallets answer along with the settlement. */
  requests: v.exactOptional(v.unknown()),
})

const Settle = v.object({
  relay: RelayProtocol,
  controller: Participant,
  namespaces: SessionNamespaces,
  expiry: Seconds,
  sessionProperties: v.nullish(SessionProperties),
  scopedProperties: v.nullish(ScopedProperties),
  sessionConfig: v.nullish(v.object({ disableDeepLink: v.optional(v.boolean(), false) })),
  proposalRequestsResponses: v.nullish(v.object({ authentication: v.nullish(Cacaos) })),
})

const Request = v.object({
  request: v.object({
    method: PairingName,
    params: v.optional(v.unknown()),
    expiryTimestamp: v.exactOptional(Seconds),
  }),
  chainId: Chain,
})

const Authenticate = v.object({
  authPayload: v.record(v.string(), v.unknown()),
  requester: Participant,
  expiryTimestamp: v.exactOptional(Seconds),
})

const Reason = v.object({ code: v.number(), message: v.string() })

/**
 * Every call between two peers: the tag, the life in seconds and the waking of its request and of its answer, the tag of a refusal where
 * that has its own (`autoReject`: without prompting the user), its parameters and its result, and the error that malformed parameters are
 * answered with.
 */
export const pairingCalls = {
  wc_pairingDelete: {
    request: { tag: 1000, ttl: day, prompt: false },
    response: { tag: 1001, ttl: day, prompt: false },
    params: Nothing,
    result: Done,
    malformed: 'invalid_method',
  },
  wc_pairingPing: {
    request: { tag: 1002, ttl: 30, prompt: false },
    response: { tag: 1003, ttl: 30, prompt: false },
    params: Nothing,
    result: Done,
    malformed: 'invalid_method',
  },
  wc_sessionPropose: {
    request: { tag: 1100, ttl: 300, prompt: true },
    response: { tag: 1101, ttl: 300, prompt: false, reject: 1120, autoReject: 1121 },
    params: Propose,
    result: v.object({ relay: RelayProtocol, responderPublicKey: PublicKey }),
    malformed: 'invalid_method',
  },
  wc_sessionSettle: {
    request: { tag: 1102, ttl: 300, prompt: false },
    response: { tag: 1103, ttl: 300, prompt: false },
    params: Settle,
    result: Done,
    malformed: 'invalid_session_settle_request',
  },
  wc_sessionUpdate: {
    request: { tag: 1104, ttl: day, prompt: false },
    response: { tag: 1105, ttl: day, prompt: false },
    params: v.object({ namespaces: SessionNamespaces }),
    result: Done,
    malformed: 'invalid_update_request',
  },
  wc_sessionExtend: {
    request: { tag: 1106, ttl: day, prompt: false },
    response: { tag: 1107, ttl: day, prompt: false },
    /** Without an expiry: seven days from now. */
    params: v.object({ expiry: v.exactOptional(Seconds) }),
    result: Done,
    malformed: 'invalid_extend_request',
  },
  wc_sessionRequest: {
    /** As long as the request is to live. */
    request: { tag: 1108, ttl: 300, prompt: true },
    response: { tag: 1109, ttl: 300, prompt: false },
    params: Request,
    result: v.unknown(),
    malformed: 'invalid_method',
  },
  wc_sessionEvent: {
    request: { tag: 1110, ttl: 300, prompt: true },
    response: { tag: 1111, ttl: 300, prompt: false },
    params: v.object({
      event: v.object({ name: PairingName, data: v.optional(v.unknown()) }),
      chainId: Chain,
    }),
    result: Done,
    malformed: 'invalid_event',
  },
  wc_sessionDelete: {
    request: { tag: 1112, ttl: day, prompt: false },
    response: { tag: 1113, ttl: day, prompt: false },
    /** However it is worded, the session is over. */
    params: v.fallback(Reason, { code: 6000, message: '' }),
    result: Done,
    malformed: 'invalid_method',
  },
  wc_sessionPing: {
    request: { tag: 1114, ttl: day, prompt: false },
    response: { tag: 1115, ttl: day, prompt: false },
    params: Nothing,
    result: Done,
    malformed: 'invalid_method',
  },
  wc_sessionAuthenticate: {
    request: { tag: 1116, ttl: 3600, prompt: true },
    response: {
      tag: 1117,
      ttl: 3600,
      prompt: false,
      reject: 1118,
      autoReject: 1119,
    },
    params: Authenticate,
    result: v.object({ cacaos: Cacaos, responder: Participant }),
    malformed: 'malformed_request_params',
  },
} as const satisfies Record<string, PairingCall>

type PairingCall = {
  request: Delivery
  response: Delivery & { reject?: number; autoReject?: number }
  params: v.GenericSchema
  result: v.GenericSchema
  malformed: SessionErrorCode
}

/** How the relay treats a message: `ttl` in seconds, `prompt` whether the receiver should be woken. */
type Delivery = { tag: number; ttl: number; prompt: boolean }

export type PairingMethod = keyof typeof pairingCalls
export type PairingParams<method extends PairingMethod> = v.InferOutput<
  (typeof pairingCalls)[method]['params']
>
export type PairingResult<method extends PairingMethod> = v.InferOutput<
  (typeof pairingCalls)[method]['result']
>
