import { FoyerError } from '@foyer/protocol'
import { topicOf } from '@foyer/protocol/pairing'
import type { PairingRecord } from '../storage/tables.js'
import { toFailure } from '../tabs/failure.js'
import type { Core } from './Core.js'
import { withdraw } from './send.js'

/** Ends a session: deletes all of it, and rejects the requests that wait for its wallet. */
export function endSession(core: Core, topic: string, type: 'session_delete' | 'session_expire') {
  const { tables, expirer, relay, awaited } = core
  if (!tables.session.get(topic)) return
  tables.session.remove(topic)
  expirer.remove({ topic })
  relay.unsubscribe(topic)
  const error = new FoyerError('session_ended')
  for (const request of tables.request.all())
    if (request.topic === topic) endRequest(core, request.id, error)
  for (const [id, { topic: of, fail }] of [...awaited]) {
    if (of !== topic) continue
    awaited.delete(id)
    fail(error)
  }
  for (const key of tables.answered.keys())
    if (key.startsWith(`${topic}:`)) tables.answered.remove(key)
  void core.commit()
  core.emit({ type, topic })
}

/** A request that gets no answer any more. */
export function endRequest(core: Core, id: number, error: unknown) {
  core.tables.request.remove(id)
  core.expirer.remove({ id })
  withdraw(core, id)
  void core.answer(id, { failure: toFailure(error) })
}

/** A proposal is over, with a session or without: its keys are not needed any more. */
export function endPairing(core: Core, pairing: PairingRecord, error?: unknown) {
  const { tables, expirer, relay } = core
  tables.pairing.remove(pairing.topic)
  expirer.remove({ topic: pairing.topic })
  relay.unsubscribe(pairing.topic)
  withdraw(core, pairing.proposalId)
  withdraw(core, pairing.authentication?.id)
  relay.unsubscribe(topicOf(pairing.publicKey))
  const { settling } = pairing
  if (settling && !tables.session.get(settling.topic)) relay.unsubscribe(settling.topic)
  if (error !== undefined) void core.answer(pairing.proposalId, { failure: toFailure(error) })
  void core.commit()
}
