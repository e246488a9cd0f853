import { FoyerError, readLine } from '@foyer/protocol'
import {
  createPairingId,
  deriveSymKey,
  readPairingResult,
  sessionErrors,
  topicOf,
} from '@foyer/protocol/pairing'
import type { PairingRecord, StoredAnswer } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { call } from './send.js'

/** Codes by which a wallet says that the user declined. */
const declined: readonly number[] = [
  sessionErrors.user_rejected_request.code,
  sessionErrors.user_rejected.code,
  sessionErrors.user_rejected_chains.code,
  sessionErrors.user_rejected_methods.code,
  sessionErrors.user_rejected_events.code,
  sessionErrors.user_rejected_authentication.code,
]

/** A wallet answered the proposal. The first one counts: others may have scanned the same code. */
export function handleProposalAnswer(core: Core, pairing: PairingRecord, answer: StoredAnswer) {
  if (pairing.settling) return
  if ('error' in answer) return endPairing(core, pairing, refusalOf(answer.error))
  const approval = readPairingResult('wc_sessionPropose', answer.result)
  const responder = approval?.result.responderPublicKey
  const symKey = responder && deriveSymKey(pairing.privateKey, responder)
  // Without a valid key the responder cannot be answered: the proposal stays open for another wallet.
  if (!symKey) return
  const settling = { topic: topicOf(symKey), symKey, responder }
  if (pairing.isCancelled) {
    const id = createPairingId(core.clock.now())
    const params = sessionErrors.user_disconnected
    call(core, settling, 'wc_sessionDelete', { id, params }).catch(() => {})
    return endPairing(core, pairing)
  }
  core.tables.pairing.put(pairing.topic, { ...pairing, settling })
  core.relay.subscribe(settling.topic)
}

/** The error for an error answer to a proposal. */
export function refusalOf({ code, message }: { code: number; message: string }) {
  if (declined.includes(code)) return new FoyerError('user_rejected')
  if (code === sessionErrors.session_request_expired.code) return new FoyerError('pairing_expired')
  return new FoyerError('session_refused', { data: { reason: readLine(message, 200) } })
}
