import { FoyerError } from '@foyer/protocol'
import {
  checkSession,
  type PairingParams,
  type SessionError,
  sessionErrors,
  sessionExpiryS,
} from '@foyer/protocol/pairing'
import type { PairingRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { handOver } from './handOver.js'
import { openSession } from './openSession.js'
import { readPeer } from './readPeer.js'
import type { Reply } from './send.js'

/** Handles the wallet's grants: a session, if they match the proposal and come from the wallet that answered it. */
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

  const { sessionProperties, scopedProperties, sessionConfig, controller } = params
  const expiresAt = Math.min(params.expiry, Math.floor(now / 1_000) + sessionExpiryS) * 1_000
  const session = openSession(core, pairing, {
    ...settling,
    peer: readPeer(controller.metadata),
    namespaces: params.namespaces,
    expiresAt,
    disableDeepLink: sessionConfig?.disableDeepLink ?? false,
    ...(sessionProperties && { sessionProperties }),
    ...(scopedProperties && { scopedProperties }),
  })
  void handOver(core, pairing.proposalId, { session, signIns: [] })
  return { result: true }
}

/** Sends the wallet the code; the page gets the sentence. */
export function refuseSettlement(
  core: Core,
  pairing: PairingRecord,
  error: SessionError = sessionErrors.session_settlement_failed,
): Reply {
  endPairing(core, pairing, new FoyerError('session_refused', { data: { reason: error.message } }))
  return { error }
}
