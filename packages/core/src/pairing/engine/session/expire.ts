import { answerHeldMs, FoyerError } from '@foyer/protocol'
import type { ExpirerTarget } from '../createExpirer.js'
import { lastCallMs, lateMs } from '../limits.js'
import type { PairingRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing, endRequest, endSession } from './end.js'

/**
 * Ends what is over. A proposal or request that a wallet may have answered in time, while this page slept or had no relay, ends a
 * moment later: the answer waits at the relay, and the wallet has done what it was asked.
 */
export function expire(core: Core, target: ExpirerTarget, deadline: number): void {
  const pairing = 'topic' in target ? core.tables.pairing.get(target.topic) : undefined
  if (mayBeAnswered(core, target, deadline)) {
    core.expirer.set(target, core.clock.now() + lastCallMs)
    core.relay.wake()
  } else if ('id' in target) endRequest(core, target.id, new FoyerError('request_expired'))
  else if (pairing) endProposal(core, pairing)
  else endSession(core, target.topic, 'session_expire')
}

function endProposal(core: Core, pairing: PairingRecord) {
  endPairing(core, pairing, new FoyerError('pairing_expired'))
  if (!pairing.isCancelled) core.emit({ type: 'proposal_expire', id: pairing.proposalId })
}

/** Once: a deadline that was postponed is not the record's own. */
function mayBeAnswered({ clock, relay, tables }: Core, target: ExpirerTarget, deadline: number) {
  const record = 'id' in target ? tables.request.get(target.id) : tables.pairing.get(target.topic)
  const overdue = clock.now() - deadline
  if (record?.expiresAt !== deadline || overdue > answerHeldMs) return false
  const isSettling = 'settling' in record && record.settling !== undefined
  return isSettling || overdue > lateMs || !relay.isCurrent()
}
