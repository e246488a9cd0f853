import * as v from 'valibot'
import {
  relayAttestationMax,
  relayBatchMax,
  relayFetchMax,
  relayMessageMax,
} from '../catalogue/relay.js'

/** 64 hex digits in lower case: a SHA-256. */
const Topic = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Expected a topic'))

/** Without what no database takes: NUL and half of a surrogate pair. */
const clean = v.regex(/^[^\0\p{Cs}]*$/u, 'Expected a clean text')

/** Opaque to a relay. */
const Message = v.pipe(v.string(), v.minLength(1), v.maxLength(relayMessageMax), clean)

/** Passed on as it is. An empty one is not the same as none: wallets ask elsewhere about the page when there is none. */
const Attestation = v.nullish(v.pipe(v.string(), v.maxLength(relayAttestationMax), clean))

/** Seconds. */
const Ttl = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
/** What kind of message it is, by the table of the protocol that is spoken over the relay. */
const Tag = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))
const Milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Correlation = v.nullish(v.union([v.string(), v.number()]))

/** Old clients loop on an answer that is falsy; what else it is says nothing. */
const Done = v.pipe(
  v.unknown(),
  v.check((value) => Boolean(value), 'Expected a truthy value'),
)

const Publish = v.object({
  topic: Topic,
  message: Message,
  ttl: Ttl,
  tag: v.optional(Tag, 0),
  /** Whether the receiver should be woken. */
  prompt: v.optional(v.boolean(), false),
  attestation: Attestation,
})

/** A message as it is delivered. `publishedAt` in milliseconds since 1970. */
const Delivered = v.object({
  topic: Topic,
  message: Message,
  publishedAt: Milliseconds,
  tag: v.optional(Tag, 0),
  attestation: Attestation,
})

const Subscription = v.object({ topic: Topic, id: v.optional(v.unknown()) })

const batch = <schema extends v.GenericSchema>(schema: schema) =>
  v.pipe(v.array(schema), v.maxLength(relayBatchMax))

const Messages = v.object({
  messages: v.pipe(v.array(Delivered), v.maxLength(relayFetchMax)),
  hasMore: v.boolean(),
})

/**
 * Every call between a client and a relay: its sender, its parameters and its result. What is not listed of parameters is ignored, as
 * clients tell relays more than these need.
 */
export const relayCalls = {
  irn_subscribe: { from: 'client', params: v.object({ topic: Topic }), result: v.string() },
  irn_batchSubscribe: {
    from: 'client',
    params: v.object({ topics: batch(Topic) }),
    result: v.array(v.string()),
  },
  irn_unsubscribe: { from: 'client', params: Subscription, result: Done },
  irn_batchUnsubscribe: {
    from: 'client',
    params: v.object({ subscriptions: batch(Subscription) }),
    result: Done,
  },
  irn_publish: { from: 'client', params: Publish, result: Done },
  irn_batchPublish: {
    from: 'client',
    params: v.object({ messages: batch(Publish) }),
    result: Done,
  },
  irn_fetchMessages: { from: 'client', params: v.object({ topic: Topic }), result: Messages },
  irn_batchFetchMessages: {
    from: 'client',
    params: v.object({ topics: batch(Topic) }),
    result: Messages,
  },
  /** `messageId` is the SHA-256 of the message, or the id of the call that delivered it. */
  irn_batchReceive: {
    from: 'client',
    params: v.object({
      receipts: batch(
        v.object({
          topic: Topic,
          messageId: v.union([v.pipe(v.string(), v.maxLength(64)), v.number()]),
        }),
      ),
    }),
    result: Done,
  },
  irn_subscription: {
    from: 'relay',
    params: v.object({ id: v.string(), data: Delivered }),
    result: Done,
  },
  wc_proposeSession: {
    from: 'client',
    params: v.object({
      pairingTopic: Topic,
      sessionProposal: Message,
      ttl: Ttl,
      attestation: Attestation,
      correlationId: Correlation,
    }),
    result: Done,
  },
  wc_approveSession: {
    from: 'client',
    params: v.object({
      sessionTopic: Topic,
      pairingTopic: Topic,
      sessionProposalResponse: Message,
      sessionSettlementRequest: Message,
      ttl: Ttl,
      correlationId: Correlation,
    }),
    result: Done,
  },
} as const satisfies Record<string, RelayCall>

type RelayCall = {
  from: 'client' | 'relay'
  params: v.GenericSchema
  result: v.GenericSchema
}

export type RelayMethod = keyof typeof relayCalls
export type RelayParams<method extends RelayMethod> = v.InferOutput<
  (typeof relayCalls)[method]['params']
>
export type RelayResult<method extends RelayMethod> = v.InferOutput<
  (typeof relayCalls)[method]['result']
>
