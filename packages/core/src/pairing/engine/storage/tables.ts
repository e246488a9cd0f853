import type { SessionNamespaces } from '@foyer/protocol/pairing'
import * as v from 'valibot'
import type { Peer } from '../PairingEngine.js'
import type { Records } from './openRecords.js'

const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Texts = v.array(v.string())
const Proposed = v.object({ chains: v.exactOptional(Texts), methods: Texts, events: Texts })
const ProposedNamespaces = v.record(v.string(), Proposed)

const PeerRecord = v.object({
  name: v.string(),
  description: v.string(),
  url: v.string(),
  icons: Texts,
  redirect: v.exactOptional(
    v.object({
      native: v.exactOptional(v.string()),
      universal: v.exactOptional(v.string()),
    }),
  ),
})

const SessionRecord = v.object({
  topic: Hex32,
  symKey: Hex32,
  /** The public key of the wallet. */
  controller: Hex32,
  /** The id of the proposal that it answers. */
  proposalId: v.number(),
  proposed: ProposedNamespaces,
  required: ProposedNamespaces,
  peer: PeerRecord,
  namespaces: v.record(
    v.string(),
    v.object({
      chains: v.exactOptional(Texts),
      accounts: Texts,
      methods: Texts,
      events: Texts,
    }),
  ),
  expiresAt: v.number(),
  sessionProperties: v.exactOptional(v.record(v.string(), v.string())),
  scopedProperties: v.exactOptional(v.record(v.string(), v.unknown())),
  disableDeepLink: v.boolean(),
  /** The ids of the last update, and of the last event by its name: older ones are late. */
  lastUpdate: v.number(),
  lastEvents: v.record(v.string(), v.number()),
})
export type SessionRecord = Omit<v.InferOutput<typeof SessionRecord>, 'peer' | 'namespaces'> & {
  readonly peer: Peer
  readonly namespaces: SessionNamespaces
}

const PairingRecord = v.object({
  topic: Hex32,
  symKey: Hex32,
  /** Ours, made for this proposal alone. */
  publicKey: Hex32,
  privateKey: Hex32,
  proposalId: v.number(),
  expiresAt: v.number(),
  proposed: ProposedNamespaces,
  required: ProposedNamespaces,
  sessionProperties: v.exactOptional(v.record(v.string(), v.string())),
  /** What the wallet that answered shares with us; its settlement comes there. */
  settling: v.exactOptional(v.object({ topic: Hex32, symKey: Hex32, responder: Hex32 })),
  /** A sign-in that goes with the proposal: the id of its call, and what the wallet is to sign. */
  authentication: v.exactOptional(
    v.object({ id: v.number(), payload: v.record(v.string(), v.unknown()) }),
  ),
  /** Cancelled here; a wallet that still answers gets a message. */
  isCancelled: v.boolean(),
})
export type PairingRecord = v.InferOutput<typeof PairingRecord>

const StoredAnswer = v.union([
  v.object({ result: v.unknown() }),
  v.object({
    error: v.object({ code: v.number(), message: v.string(), data: v.exactOptional(v.unknown()) }),
  }),
])
/** How a call ended. */
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

const RequestRecord = v.object({
  id: v.number(),
  topic: Hex32,
  expiresAt: v.number(),
  /** There until a tab has it. */
  answer: v.exactOptional(StoredAnswer),
})
export type RequestRecord = v.InferOutput<typeof RequestRecord>

const QueuedMessageRecord = v.object({
  id: v.string(),
  topic: Hex32,
  message: v.string(),
  ttl: v.number(),
  tag: v.number(),
  prompt: v.boolean(),
  call: v.exactOptional(v.number()),
  until: v.number(),
})

const shapes = {
  /** By topic. */
  session: SessionRecord,
  /** By topic. */
  pairing: PairingRecord,
  /** Ours to a wallet, by id. */
  request: RequestRecord,
  /** What the relay has not taken, by id. */
  queued: QueuedMessageRecord,
  /** When a message was heard or said, by its hash. */
  heard: v.number(),
  /** How a wallet's request was answered, by topic and id. */
  answered: v.object({ at: v.number(), answer: StoredAnswer }),
}
type Shapes = {
  [name in keyof typeof shapes]: name extends 'session'
    ? SessionRecord
    : v.InferOutput<(typeof shapes)[name]>
}

/** The values of one kind, in the order they were put. */
export type Table<value> = {
  get(key: string | number): value | undefined
  all(): readonly value[]
  keys(): readonly string[]
  put(key: string | number, value: value): void
  remove(key: string | number): void
}
export type Tables = { readonly [name in keyof Shapes]: Table<Shapes[name]> }

/** What is stored, by kind. What does not parse is dropped. */
export function tablesOf(records: Records): Tables {
  const table = <name extends keyof Shapes>(name: name): Table<Shapes[name]> => {
    const prefix = `${name}:`
    for (const [key, value] of records.under(prefix))
      if (!v.is(shapes[name], value)) records.remove(key)
    const entries = () => records.under(prefix) as readonly (readonly [string, Shapes[name]])[]
    return {
      get: (key) => records.get(prefix + key) as Shapes[name] | undefined,
      all: () => entries().map(([, value]) => value),
      keys: () => entries().map(([key]) => key.slice(prefix.length)),
      put: (key, value) => records.put(prefix + key, value),
      remove: (key) => records.remove(prefix + key),
    }
  }
  return {
    session: table('session'),
    pairing: table('pairing'),
    request: table('request'),
    queued: table('queued'),
    heard: table('heard'),
    answered: table('answered'),
  }
}
