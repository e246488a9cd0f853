import { FoyerError } from '@foyer/protocol'
import {
  checkProposal,
  createKeyPair,
  formatPairingUri,
  pairingExpiryS,
  topicOf,
} from '@foyer/protocol/pairing'
import { authenticationExpiryS } from './limits.js'
import type { Authentication, AuthenticationAttempt, PairingProposal } from './PairingEngine.js'
import { refusal } from './readRequest.js'
import type { PairingRecord } from './storage/tables.js'
import type { Tabs } from './tabs/createTabs.js'

/**
 * Makes a proposal and its URI in this tab, without waiting for the leading one.
 *
 * @throws `{ code, message }` (5100, 5104) for a proposal that is none
 */
export function createAttempt(
  tabs: Tabs,
  { namespaces, required = {}, sessionProperties }: PairingProposal,
  { id, now, authentication }: createAttempt.Parameters,
): AuthenticationAttempt {
  const fault = checkProposal(namespaces) ?? checkProposal(required)
  if (fault) throw refusal(fault)
  // Private keys of this kind are 32 random bytes, and so are these keys.
  const { privateKey: symKey } = createKeyPair()
  const topic = topicOf(symKey)
  const after = (seconds: number) => (Math.floor(now / 1_000) + seconds) * 1_000
  const pairing: PairingRecord = {
    topic,
    symKey,
    ...createKeyPair(),
    proposalId: id,
    // Signing takes longer than looking at a code.
    expiresAt: after(authentication ? authenticationExpiryS : pairingExpiryS),
    // Copies of its own: it passes from tab to tab.
    proposed: structuredClone(namespaces) as PairingRecord['proposed'],
    required: structuredClone(required) as PairingRecord['required'],
    ...(sessionProperties && { sessionProperties: { ...sessionProperties } }),
    ...(authentication && { authentication }),
    isCancelled: false,
  }
  const expiresAt = after(pairingExpiryS)
  const answer = tabs.send({ do: 'connect', id, pairing }) as Promise<Authentication>
  // The caller may read the answer later, or never.
  answer.catch(() => {})
  const methods = authentication ? ['wc_sessionAuthenticate'] : []
  return {
    id,
    uri: formatPairingUri({ topic, symKey, expiresAt, methods }),
    expiresAt,
    answer,
    cancel() {
      tabs.drop(id, new FoyerError('connect_cancelled'))
      tabs.sendCommand({ do: 'cancel', id })
    },
  }
}

export declare namespace createAttempt {
  type Parameters = {
    id: number
    now: number
    authentication?: PairingRecord['authentication']
  }
}
