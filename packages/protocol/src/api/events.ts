import * as v from 'valibot'
import { stackTraceMax } from '../catalogue/earlyLimits.js'
import { eventListMax, eventPropertiesMax, hostMax, longTextMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { AccountId, Address, Text, text, Word } from './fields.js'
import { PageUrl } from './links.js'
import { redact } from './redact.js'

/** Names of properties that are refused, in lower case. */
const secrets = ['uri', 'url', 'search', 'email', 'password', 'otp', 'jwt', 'authorization']

const EventName = v.pipe(Word, v.regex(/^[A-Z][A-Z\d_]*$/, 'Expected the name of an event'))

const Value = v.union([
  v.pipe(text(longTextMax), v.transform(redact)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
  v.pipe(v.array(v.pipe(Text, v.transform(redact))), v.maxLength(eventListMax)),
])

/** What an event tells. A pairing URI, a search text and an e-mail address are no event's business. */
const Properties = v.pipe(
  v.record(
    v.pipe(
      Word,
      v.regex(/^[A-Za-z]\w*$/, 'Expected the name of a property'),
      v.check((name) => !secrets.includes(name.toLowerCase()), 'Not a property of an event'),
    ),
    Value,
  ),
  v.maxEntries(eventPropertiesMax),
)

/** Something that the visitor did in the modal. */
const TrackProps = v.strictObject({
  type: v.literal('track'),
  event: EventName,
  properties: v.optional(Properties),
  address: v.nullish(v.union([AccountId, Address])),
})

/** Something that failed. What its texts quote of addresses and secrets is taken out on reading. */
const ErrorProps = v.strictObject({
  type: v.literal('error'),
  event: EventName,
  /** One of `errorCategories` or the code of the error. */
  errorType: Word,
  errorMessage: v.pipe(text(longTextMax), v.transform(redact)),
  stackTrace: v.optional(v.pipe(text(stackTraceMax), v.transform(redact))),
})

/** An event as it is sent, on the part of the page. */
export const EventReport = v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  url: PageUrl,
  domain: v.pipe(text(hostMax), v.regex(/^[\w.:[\]-]+$/, 'Expected the name of a host')),
  /** In milliseconds since 1970, by the clock of the visitor. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  props: v.variant('type', [TrackProps, ErrorProps]),
})
export type EventReport = v.InferOutput<typeof EventReport>

export const sendEvent = endpoint({
  method: 'POST',
  path: '/e',
  summary: 'Tells the project what a visitor did in the modal, or what failed there.',
  input: { body: EventReport },
  output: v.object({}),
})
