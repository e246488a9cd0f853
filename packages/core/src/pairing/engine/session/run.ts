import { FoyerError } from '@foyer/protocol'
import {
  createPairingId,
  pairingExpiryS,
  pingExpiryS,
  sessionErrors,
  sessionExpiryS,
  topicOf,
} from '@foyer/protocol/pairing'
import type { PairingRecord, SessionRecord } from '../storage/tables.js'
import type { Command, SessionCommand } from '../tabs/Command.js'
import { toFailure } from '../tabs/failure.js'
import type { Core } from './Core.js'
import { endPairing, endRequest, endSession } from './end.js'
import { giveAnswer } from './giveAnswer.js'
import { prolong } from './prolong.js'
import { call, withdraw } from './send.js'
import { toSession } from './toSession.js'

type Of<name extends Command['do']> = Extract<Command, { do: name }>

/** Runs the command of a tab. Each may come twice. */
export function run(core: Core, command: Command): void {
  core.expirer.check()
  if (command.do === 'connect') connect(core, command)
  else if (command.do === 'cancel') cancel(core, command)
  else if (command.do === 'request') request(core, command)
  else if (command.do === 'abandon') abandon(core, command)
  else withSession(core, command)
}

function connect(core: Core, { id, pairing }: Of<'connect'>) {
  const { tables, clock } = core
  const session = tables.session.all().find(({ proposalId }) => proposalId === id)
  if (session) return void core.answer(id, { result: { session: toSession(session), signIns: [] } })
  if (tables.pairing.get(pairing.topic)) return
  if (pairing.expiresAt <= clock.now()) return fail(core, id, new FoyerError('pairing_expired'))
  tables.pairing.put(pairing.topic, pairing)
  core.expirer.set({ topic: pairing.topic }, pairing.expiresAt)
  core.relay.subscribe(pairing.topic)
  const unsent = (error: unknown) => {
    const current = tables.pairing.get(pairing.topic)
    if (!isOver(error) && current) endPairing(core, current, error)
  }
  if (pairing.authentication) authenticate(core, pairing, pairing.authentication).catch(unsent)
  call(core, pairing, 'wc_sessionPropose', { id, params: proposalOf(core, pairing) }).catch(unsent)
}

/** Wallets that know it drop the proposal, the others this. */
function authenticate(
  core: Core,
  { publicKey, expiresAt, ...line }: PairingRecord,
  { id, payload }: NonNullable<PairingRecord['authentication']>,
) {
  core.relay.subscribe(topicOf(publicKey))
  const params = {
    authPayload: payload,
    requester: { publicKey, metadata: core.metadata() },
    expiryTimestamp: Math.floor(expiresAt / 1_000),
  }
  return call(core, line, 'wc_sessionAuthenticate', { id, params })
}

function proposalOf(core: Core, pairing: PairingRecord) {
  const { publicKey, proposed, expiresAt, topic, sessionProperties, proposalId } = pairing
  return {
    // Wallets take none of these as required today; what came is checked when the session comes.
    requiredNamespaces: {},
    optionalNamespaces: proposed,
    relays: [{ protocol: 'irn' }],
    proposer: { publicKey, metadata: core.metadata() },
    expiryTimestamp: Math.floor(expiresAt / 1_000),
    pairingTopic: topic,
    id: proposalId,
    ...(sessionProperties && { sessionProperties }),
  }
}

/**
 * Sends the wallet the cancellation at once, and again if it answers all the same: the topic is kept until the URI
 * expires. With a sign-in the wallet gets it only then: real wallets that lost the pairing keep the session, and send nothing.
 */
function cancel(core: Core, { id }: Of<'cancel'>) {
  const pairing = core.tables.pairing.all().find(({ proposalId }) => proposalId === id)
  if (!pairing || pairing.isCancelled) return
  const params = sessionErrors.user_disconnected
  const callId = createPairingId(core.clock.now())
  if (!pairing.authentication)
    call(core, pairing, 'wc_pairingDelete', { id: callId, params }).catch(() => {})
  core.tables.pairing.put(pairing.topic, { ...pairing, isCancelled: true })
  void core.commit()
}

function request(
  core: Core,
  { id, topic, chainId, method, params, expiry, resumes }: Of<'request'>,
) {
  const { tables, clock, expirer } = core
  const known = tables.request.get(id)
  if (known) return void giveAnswer(core, known)
  const session = tables.session.get(topic)
  if (resumes || !session)
    return fail(core, id, new FoyerError(resumes ? 'request_expired' : 'session_ended'))
  const expiresAt = clock.now() + expiry * 1_000
  tables.request.put(id, { id, topic, expiresAt })
  expirer.set({ id }, expiresAt)
  const expiryTimestamp = Math.floor(expiresAt / 1_000)
  const sessionRequest = { chainId, request: { method, params, expiryTimestamp } }
  call(core, session, 'wc_sessionRequest', { id, params: sessionRequest, ttl: expiry }).catch(
    (error) => {
      if (!isOver(error) && tables.request.get(id)) endRequest(core, id, error)
    },
  )
}

function abandon(core: Core, { id }: Of<'abandon'>) {
  core.tables.request.remove(id)
  core.expirer.remove({ id })
  withdraw(core, id)
  void core.commit()
}

function withSession(core: Core, command: SessionCommand) {
  const { id, topic } = command
  const session = core.tables.session.get(topic)
  if (command.do === 'disconnect') disconnect(core, id, session)
  else if (!session) fail(core, id, new FoyerError('session_ended'))
  else if (!core.awaited.has(id)) sendCommand(core, command, session)
}

function disconnect(core: Core, id: number, session: SessionRecord | undefined) {
  if (session) {
    const params = sessionErrors.user_disconnected
    call(core, session, 'wc_sessionDelete', { id, params }).catch(() => {})
    endSession(core, session.topic, 'session_delete')
  }
  void core.answer(id, { result: undefined })
}

/** Sends a ping or an extension, which the wallet has to confirm. */
function sendCommand(core: Core, { do: verb, id, topic }: SessionCommand, session: SessionRecord) {
  const expiresAt = core.clock.now() + sessionExpiryS * 1_000
  const end = (error?: unknown) => {
    cancelLimit()
    withdraw(core, id)
    core.awaited.delete(id)
    if (error !== undefined) fail(core, id, error)
    else void core.answer(id, { result: undefined })
  }
  const limit = verb === 'ping' ? pingExpiryS : pairingExpiryS
  const cancelLimit = core.clock.after(limit * 1_000, () => end(new FoyerError('request_expired')))
  core.awaited.set(id, {
    topic,
    fail: end,
    end(answer) {
      if ('error' in answer) return end(answer.error)
      if (verb === 'extend') prolong(core, topic, expiresAt)
      end()
    },
  })
  const params = verb === 'ping' ? {} : { expiry: Math.floor(expiresAt / 1_000) }
  const method = verb === 'ping' ? 'wc_sessionPing' : 'wc_sessionExtend'
  call(core, session, method, { id, params }).catch((error) => {
    if (!isOver(error)) end(error)
  })
}

function fail(core: Core, id: number, error: unknown) {
  void core.answer(id, { failure: toFailure(error) })
}

/** This tab leads no longer: the next one does it. */
function isOver(error: unknown) {
  return FoyerError.is(error, 'client_destroyed')
}
