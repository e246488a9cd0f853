import * as v from 'valibot'
import {
  eventCharactersMax,
  eventListMax,
  eventPropertiesMax,
  hostMax,
  isoTimeMax,
  longTextMax,
} from '../catalogue/limits.js'
import { stackTraceMax } from '../catalogue/reportLimits.js'
import { endpoint } from './endpoint.js'
import { Text, text, Word } from './fields.js'
import { PageUrl } from './links.js'
import { redact } from './redact.js'

/** Names of properties that are left out, in lower case. */
const secrets = ['uri', 'url', 'search', 'email', 'password', 'otp', 'jwt', 'authorization']

const PropertyName = v.pipe(Word, v.regex(/^[A-Za-z]\w*$/, 'Expected the name of a property'))

const EventName = v.pipe(Word, v.regex(/^[A-Z][A-Z\d_]*$/, 'Expected the name of an event'))

const Value = v.union([
  v.pipe(text(longTextMax), v.transform(redact)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
  v.pipe(v.array(v.pipe(Text, v.transform(redact))), v.maxLength(eventListMax)),
])

/**
 * What an event tells. A pairing URI, a search text and an e-mail address are no event's business: they are left out, as is what has
 * parts of its own, and the event is kept without them.
 */
const Properties = v.pipe(
  v.record(v.string(), v.unknown()),
  v.maxEntries(eventPropertiesMax),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return Object.fromEntries(withinRoom(Object.entries(dataset.value)).flatMap(entryOf))
    } catch {
      // Nested deeper than the writer of JSON goes: its size is unknown.
      addIssue({ message: 'Expected properties that can be written' })
      return NEVER
    }
  }),
)

/** What goes beyond the room of an event is left out, before it costs anything. */
function withinRoom(entries: readonly [string, unknown][]) {
  let room = eventCharactersMax
  return entries.filter(([name, value]) => {
    const size = name.length + (JSON.stringify(value) ?? '').length
    if (size > room) return false
    room -= size
    return true
  })
}

function entryOf([name, value]: [string, unknown]): [string, v.InferOutput<typeof Value>][] {
  if (!v.is(PropertyName, name) || secrets.includes(name.toLowerCase())) return []
  const read = v.safeParse(Value, value)
  return read.success ? [[name, read.output]] : []
}

/** Something that the visitor did in the modal. Whose account it was is no event's business: it may be said, and is left out. */
const TrackProps = v.strictObject({
  type: v.literal('track'),
  event: EventName,
  properties: v.optional(Properties),
  address: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => undefined),
    ),
  ),
})

/** Something that failed. What its texts quote of addresses and secrets is taken out on reading. */
const ErrorProps = v.strictObject({
  type: v.literal('error'),
  event: EventName,
  /** One of `errorCategories` or the code of the error. */
  errorType: Word,
  errorMessage: v.pipe(text(longTextMax), v.transform(redact)),
  stackTrace: v.optional(v.pipe(text(stackTraceMax), v.transform(redact))),
  /** Whether nothing caught it. It may be said, and is not kept. */
  uncaught: v.optional(v.boolean()),
})

/** An event as it is sent, on the part of the page. */
export const EventReport = v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  url: PageUrl,
  domain: v.pipe(text(hostMax), v.regex(/^[\w.:[\]-]+$/, 'Expected the name of a host')),
  /** In milliseconds since 1970 or as ISO 8601, by the clock of the visitor. */
  timestamp: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    v.pipe(text(isoTimeMax), v.isoTimestamp(), v.transform(Date.parse)),
  ]),
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
