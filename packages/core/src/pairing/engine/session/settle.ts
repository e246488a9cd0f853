import { FoyerError } from '@foyer/protocol'
import {
  checkSession,
  type PairingParams,
  type SessionError,
  sessionErrors,
  sessionExpiryS,
} from '@foyer/protocol/pairing'
import type { PairingRecord, SessionRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { readPeer } from './readPeer.js'
import type { Reply } from './send.js'
import { toSession } from './toSession.js'

/** The wallet says what it grants: a session, if that was asked for and it is the wallet that answered. */
export function settle(
  core: Core,
  pairing: PairingRecord,
  params: PairingParams<'wc_sessionSettle'>,
): Reply {
  const { settling, proposed, required } = pairing
  const now = core.clock.now()
  const fault =
    settling?.responder !== params.controller.publicKey || params.expiry * 1_000 <= now
      ? sessionErrors.invalid_session_settle_request
      : checkSession(params.namespaces, { namespaces: proposed, required })
  if (!settling || fault) return refuseSettlement(core, pairing, fault)
  if (pairing.isCancelled) return refuseSettlement(core, pairing, sessionErrors.user_disconnected)

  const session: SessionRecord = {
    topic: settling.topic,
    symKey: settling.symKey,
    controller: settling.responder,
    proposalId: pairing.proposalId,
    proposed,
    required,
    peer: readPeer(params.controller.metadata),
    namespaces: params.namespaces,
    expiresAt: Math.min(params.expiry, Math.floor(now / 1_000) + sessionExpiryS) * 1_000,
    disableDeepLink: params.sessionConfig?.disableDeepLink ?? false,
    ...(params.sessionProperties && { sessionProperties: params.sessionProperties }),
    ...(params.scopedProperties && { scopedProperties: params.scopedProperties }),
    lastUpdate: 0,
    lastEvents: {},
  }
  core.tables.session.put(session.topic, session)
  core.expirer.set({ topic: session.topic }, session.expiresAt)
  endPairing(core, pairing)
  core.emit({ type: 'session_connect', session: toSession(session) })
  void core.answer(pairing.proposalId, { result: toSession(session) })
  return { result: true }
}

/** The wallet hears the code, the page the sentence. */
export function refuseSettlement(
  core: Core,
  pairing: PairingRecord,
  error: SessionError = sessionErrors.session_settlement_failed,
): Reply {
  endPairing(core, pairing, new FoyerError('session_refused', { data: { reason: error.message } }))
  return { error }
}
