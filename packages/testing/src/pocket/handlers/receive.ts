import {
  hashOf,
  openEnvelope,
  type PairingMessage,
  type PairingMethod,
  type PairingParams,
  readPairingMessage,
  type SessionError,
  sessionErrors,
  sessionExpiryS,
} from '@foyer/protocol/pairing'
import type { Pocket } from '../Pocket.js'
import { dropSession, putSession, sessionOf } from '../session/keep.js'
import { onAuthentication } from './onAuthentication.js'
import { onProposal } from './onProposal.js'
import { onRequest } from './onRequest.js'

const seenMax = 500

/** A sealed message came over the relay. When this returns it is stored. */
export function receive(pocket: Pocket, topic: string, message: string): void {
  const { store } = pocket
  const hash = hashOf(topic + message)
  const { seen, keys } = store.get()
  const symKey = keys[topic]
  if (seen.includes(hash) || !symKey) return
  store.set({ seen: [...seen, hash].slice(-seenMax) })
  const opened = openEnvelope({ symKey, envelope: message })
  if (!('fault' in opened)) read(pocket, topic, opened.text)
}

/** What a page said, opened: now, or before the wallet was closed. */
export function read(pocket: Pocket, topic: string, text: string): void {
  const session = sessionOf(pocket, topic)
  if (session && !session.acknowledged) putSession(pocket, { ...session, acknowledged: true })
  const message = readPairingMessage(text)
  if (message.kind === 'request') onCall(pocket, topic, text, message)
  else if (message.kind !== 'refused') pocket.post.hear(message)
  else if (message.id !== undefined) refuse(pocket, topic, { ...message, id: message.id })
}

function refuse({ post }: Pocket, topic: string, { id, method, error }: Refused) {
  post.answer(topic, { id, method, how: 'autoReject', error })
}

type Refused = Omit<PairingMessage & { kind: 'refused' }, 'id'> & { readonly id: number }

type Call<method extends PairingMethod = PairingMethod> = {
  readonly topic: string
  readonly text: string
  readonly id: number
  readonly params: PairingParams<method>
}

function onCall(pocket: Pocket, topic: string, text: string, message: Request): void {
  const { id, method, params } = message
  // One method, one shape of parameters: what was read belongs together.
  const handle = handlers[method] as Handler
  const done = handle(pocket, { topic, text, id, params: params as never })
  if (done === true) pocket.post.answer(topic, { id, method, result: true })
  else if (done && 'code' in done) pocket.post.answer(topic, { id, method, error: done })
}

type Request = PairingMessage & { kind: 'request' }
/** Returns the answer to send at once; `undefined` when the handler prompts the user and answers later. */
type Handler = (pocket: Pocket, call: Call<never>) => true | SessionError | undefined

const handlers: {
  readonly [method in PairingMethod]: (pocket: Pocket, call: Call<method>) => ReturnType<Handler>
} = {
  wc_sessionPropose: (pocket, call) => go(onProposal(pocket, call)),
  wc_sessionAuthenticate: (pocket, call) => go(onAuthentication(pocket, call)),
  wc_sessionRequest: (pocket, call) => go(onRequest(pocket, call)),
  wc_sessionPing: () => true,
  wc_pairingPing: () => true,
  wc_sessionExtend(pocket, { topic, params }) {
    prolong(pocket, topic, params.expiry)
    return true
  },
  wc_sessionDelete: (pocket, { topic, id }) => {
    // Answered first: the key goes with the session.
    pocket.post.answer(topic, { id, method: 'wc_sessionDelete', result: true })
    dropSession(pocket, topic)
    return undefined
  },
  wc_pairingDelete: (pocket, { topic, id }) => {
    pocket.post.answer(topic, { id, method: 'wc_pairingDelete', result: true })
    dropPairing(pocket, topic)
    return undefined
  },
  // What only a wallet may send.
  wc_sessionSettle: () => sessionErrors.invalid_session_settle_request,
  wc_sessionUpdate: () => sessionErrors.unauthorized_update_request,
  wc_sessionEvent: () => sessionErrors.unauthorized_event,
}

/** Goes on by itself; what is broken in it is the developer's to see. */
function go(work: Promise<void>): undefined {
  work.catch((error: unknown) => globalThis.reportError?.(error))
}

/** Never shortens, and never beyond seven days. Seconds since 1970. */
export function prolong(pocket: Pocket, topic: string, expiry?: number): void {
  const session = sessionOf(pocket, topic)
  if (!session) return
  const most = (Math.floor(pocket.clock.now() / 1_000) + sessionExpiryS) * 1_000
  const expiresAt = Math.min((expiry ?? Infinity) * 1_000, most)
  putSession(pocket, { ...session, expiresAt: Math.max(expiresAt, session.expiresAt) })
}

function dropPairing(pocket: Pocket, topic: string) {
  const { pairings } = pocket.store.get()
  pocket.store.set({ pairings: pairings.filter((one) => one.topic !== topic) })
  // A pairing and a session leave the same traces.
  dropSession(pocket, topic)
}
