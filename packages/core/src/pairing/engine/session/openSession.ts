import type { PairingSession } from '../PairingEngine.js'
import type { PairingRecord, SessionRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { toSession } from './toSession.js'

type Granted = Omit<
  SessionRecord,
  'controller' | 'proposalId' | 'proposed' | 'required' | 'lastUpdate' | 'lastEvents'
> & {
  /** The public key of the wallet. */
  responder: string
}

/** What was granted, checked, becomes a session; its proposal is done. */
export function openSession(
  core: Core,
  pairing: PairingRecord,
  { responder, ...granted }: Granted,
): PairingSession {
  const { proposalId, proposed, required } = pairing
  const record: SessionRecord = {
    ...granted,
    controller: responder,
    proposalId,
    proposed,
    required,
    lastUpdate: 0,
    lastEvents: {},
  }
  core.tables.session.put(record.topic, record)
  core.expirer.set({ topic: record.topic }, record.expiresAt)
  core.relay.subscribe(record.topic)
  endPairing(core, pairing)
  const session = toSession(record)
  core.emit({ type: 'session_connect', session })
  return session
}
