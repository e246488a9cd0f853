import { FoyerError } from '@foyer/protocol'
import {
  openEnvelope,
  type PairingMessage,
  readPairingMessage,
  sessionErrors,
  topicOf,
} from '@foyer/protocol/pairing'
import type { Push } from '../relay/RelayClient.js'
import type { PairingRecord, StoredAnswer } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { giveAnswer } from './giveAnswer.js'
import { handleProposalAnswer, refusalOf } from './handleProposalAnswer.js'
import { handleSessionRequest } from './handleSessionRequest.js'
import { forgetOld, hear } from './heard.js'
import { type Line, type Reply, reply } from './send.js'
import { refuseSettlement, settle } from './settle.js'

type Request = Extract<PairingMessage, { kind: 'request' | 'refused' }>

/** Takes a message of the relay, whose sender may be anyone. Resolves once its effect is stored. */
export async function receive(core: Core, { topic, message }: Push): Promise<void> {
  if (hear(core, topic, message)) {
    try {
      const signingIn = signingInOn(core, topic)
      if (signingIn) await takeSignIn(core, signingIn, message)
      else take(core, topic, message)
    } catch {
      // Nothing that a stranger sends may stop what comes after it.
      core.log.write('A message could not be handled')
    }
  }
  await core.commit()
}

/** The answer to a sign-in comes on a topic of its own, which is the hash of our key. */
function signingInOn({ tables }: Core, topic: string): PairingRecord | undefined {
  return tables.pairing
    .all()
    .find(({ publicKey, authentication }) => authentication && topicOf(publicKey) === topic)
}

async function takeSignIn(core: Core, pairing: PairingRecord, envelope: string) {
  const opened = openEnvelope({ envelope, privateKey: pairing.privateKey })
  if ('fault' in opened || opened.senderPublicKey === undefined)
    return core.log.write('An envelope stayed closed')
  const message = readPairingMessage(opened.text)
  if (message.id !== pairing.authentication?.id) return
  if (message.kind === 'error') return takeSignInRefusal(core, pairing, message.error)
  if (message.kind !== 'result') return
  const { handleSignInAnswer } = await import('./signIn.js')
  await handleSignInAnswer(core, pairing, {
    responder: opened.senderPublicKey,
    result: message.result,
  })
}

function take(core: Core, topic: string, envelope: string) {
  const known = findTopic(core, topic)
  if (!known) return
  const opened = openEnvelope({ envelope, symKey: known.symKey })
  // Of type 1 only the answer to a sign-in is, and that has a topic of its own.
  if ('fault' in opened || opened.senderPublicKey !== undefined)
    return core.log.write('An envelope stayed closed')
  const message = readPairingMessage(opened.text)
  if (message.kind === 'request' || message.kind === 'refused') takeRequest(core, known, message)
  else takeAnswer(core, known, message.id, toAnswer(message))
}

/** A wallet that does not know the sign-in answers the proposal instead. */
function takeSignInRefusal(
  core: Core,
  pairing: PairingRecord,
  error: { code: number; message: string },
) {
  if (error.code === sessionErrors.unsupported_wc_method.code) return
  endPairing(core, pairing, refusalOf(error))
}

/** What a topic is to us, and its key. */
type KnownTopic = Line & { readonly pairing?: PairingRecord; readonly isSettling?: boolean }

function findTopic({ tables }: Core, topic: string): KnownTopic | undefined {
  const session = tables.session.get(topic)
  if (session) return { topic, symKey: session.symKey }
  const pairing = tables.pairing.get(topic)
  if (pairing) return { topic, symKey: pairing.symKey, pairing }
  const settling = tables.pairing.all().find((other) => other.settling?.topic === topic)
  return settling?.settling && { ...settling.settling, pairing: settling, isSettling: true }
}

function toAnswer(message: Extract<PairingMessage, { kind: 'result' | 'error' }>): StoredAnswer {
  if (message.kind === 'result') return { result: message.result }
  const { code, message: text, data } = message.error
  return { error: { code, message: text, ...(data !== undefined && { data }) } }
}

function takeRequest(core: Core, known: KnownTopic, request: Request) {
  const { id } = request
  if (id === undefined) return
  const { answered } = core.tables
  const key = `${known.topic}:${id}`
  // Repeated in another envelope: the answer was lost, and the request is done.
  const before = answered.get(key)?.answer
  const answer = before ?? decide(core, known, request)
  const method = request.method ?? ''
  // A session that this request ended cannot hold what it was answered.
  if (!before && findTopic(core, known.topic)) {
    answered.put(key, { at: core.clock.now(), answer })
    forgetOld(answered, ({ at }) => at)
  }
  reply(core, known, method, id, answer)
}

function decide(core: Core, { topic, pairing, isSettling }: KnownTopic, request: Request): Reply {
  const session = core.tables.session.get(topic)
  if (request.kind === 'refused') {
    const isSettlement = request.method === 'wc_sessionSettle' && isSettling && pairing
    return isSettlement ? refuseSettlement(core, pairing, request.error) : { error: request.error }
  }
  if (session) return handleSessionRequest(core, session, request)
  if (!pairing) return { error: sessionErrors.no_session_for_topic }
  if (isSettling) {
    const isSettlement = request.method === 'wc_sessionSettle'
    return isSettlement
      ? settle(core, pairing, request.params)
      : { error: sessionErrors.no_session_for_topic }
  }
  return handlePairingRequest(core, pairing, request)
}

function handlePairingRequest(
  core: Core,
  pairing: PairingRecord,
  { method }: { method: string },
): Reply {
  if (method === 'wc_pairingPing') return { result: true }
  if (method !== 'wc_pairingDelete') return { error: sessionErrors.unsupported_wc_method }
  // After its approval a wallet needs the pairing no more: the session has a topic of its own.
  if (!pairing.settling) endPairing(core, pairing, new FoyerError('user_rejected'))
  return { result: true }
}

/** Takes an answer only on the topic of its request. */
function takeAnswer(
  core: Core,
  { topic, pairing, isSettling }: KnownTopic,
  id: number,
  answer: StoredAnswer,
) {
  if (pairing) {
    if (isSettling) return
    if (id === pairing.proposalId) handleProposalAnswer(core, pairing, answer)
    if (id === pairing.authentication?.id && 'error' in answer)
      takeSignInRefusal(core, pairing, answer.error)
    return
  }
  const awaited = core.awaited.get(id)
  if (awaited?.topic === topic) return awaited.end(answer)
  const request = core.tables.request.get(id)
  if (request?.topic !== topic || request.answer) return
  const done = { ...request, answer }
  core.tables.request.put(id, done)
  core.expirer.remove({ id })
  void giveAnswer(core, done)
}
