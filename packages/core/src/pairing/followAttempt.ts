import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { pairingConnectorId } from '../connectorIds.js'
import type { LivePairing } from '../pairing.js'
import { report } from '../telemetry/report.js'
import { track } from '../telemetry/track.js'
import { adopt } from './adopt.js'
import { cancelPairing } from './cancelPairing.js'
import type { PairingAttempt } from './engine/PairingEngine.js'
import { setPairing } from './setPairing.js'

/** Connects what the wallet approves, and notes in the state when it declines or the attempt fails. */
export function followAttempt(client: Client, live: LivePairing, attempt: PairingAttempt): void {
  attempt.approval
    .then((session) => {
      // Cancelled at the moment in which the wallet answered.
      if (!drop(client, attempt)) return live.engine.disconnect(session.topic)
      noteSignIns(client, attempt)
      return adopt(client, live, session)
    })
    .catch((error: unknown) => fail(client, attempt, error))
    .catch((error: unknown) => report(client, error))
}

/** What signs in the accounts of a session finds it when they are connected. */
function noteSignIns({ handles }: Client, { signedIn }: PairingAttempt): void {
  const signed = signedIn?.() ?? []
  if (signed.length > 0)
    handles.oneClick?.note({ connectorId: pairingConnectorId, namespace: 'eip155' }, signed)
}

function fail(client: Client, attempt: PairingAttempt, error: unknown): void {
  const { uri } = client.store.getState().pairing
  drop(client, attempt)
  if (FoyerError.is(error, 'connect_cancelled') || FoyerError.is(error, 'client_destroyed')) return
  const isDeclined = FoyerError.is(error, 'user_rejected')
  // The last code, which is not shown any more, has expired: the one in its place is as good as before.
  if (FoyerError.is(error, 'pairing_expired') && uri !== attempt.uri) return
  cancelPairing(client)
  setPairing(client, { status: isDeclined ? 'declined' : 'failed', error })
  const message = FoyerError.is(error) ? error.code : 'unknown'
  track(client, { event: 'CONNECT_ERROR', properties: { message } })
}

/** Removes an attempt from those that a wallet may still answer. Returns whether it was one. */
function drop({ handles: { pairing } }: Client, attempt: PairingAttempt): boolean {
  const { attempts = [] } = pairing
  pairing.attempts = attempts.filter((one) => one !== attempt)
  return attempts.includes(attempt)
}
