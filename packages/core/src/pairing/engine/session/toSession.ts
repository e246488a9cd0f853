import type { PairingSession } from '../PairingEngine.js'
import type { SessionRecord } from '../storage/tables.js'

/** The public form of a session: without keys. */
export function toSession(record: SessionRecord): PairingSession {
  const { topic, proposalId, peer, namespaces, expiresAt, disableDeepLink } = record
  const { sessionProperties, scopedProperties } = record
  return {
    topic,
    proposalId,
    peer,
    namespaces: namespaces as PairingSession['namespaces'],
    expiresAt,
    disableDeepLink,
    ...(sessionProperties && { sessionProperties }),
    ...(scopedProperties && { scopedProperties }),
  }
}
