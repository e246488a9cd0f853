import { FoyerError } from '@foyer/protocol'
import {
  checkProposal,
  createKeyPair,
  formatPairingUri,
  pairingExpiryS,
  topicOf,
} from '@foyer/protocol/pairing'
import type { PairingAttempt, PairingProposal, PairingSession } from './PairingEngine.js'
import { refusal } from './readRequest.js'
import type { PairingRecord } from './storage/tables.js'
import type { Tabs } from './tabs/createTabs.js'

/**
 * Makes a proposal and its URI here, so that nobody has to be waited for.
 *
 * @throws `{ code, message }` (5100, 5104) for a proposal that is none
 */
export function createAttempt(
  tabs: Tabs,
  { namespaces, required = {}, sessionProperties }: PairingProposal,
  { id, now }: { id: number; now: number },
): PairingAttempt {
  const fault = checkProposal(namespaces) ?? checkProposal(required)
  if (fault) throw refusal(fault)
  const { topic, symKey } = createKey()
  const pairing: PairingRecord = {
    topic,
    symKey,
    ...createKeyPair(),
    proposalId: id,
    expiresAt: (Math.floor(now / 1_000) + pairingExpiryS) * 1_000,
    // A copy of its own: it passes from tab to tab.
    proposed: structuredClone(namespaces) as PairingRecord['proposed'],
    required: structuredClone(required) as PairingRecord['required'],
    ...(sessionProperties && { sessionProperties: { ...sessionProperties } }),
    isCancelled: false,
  }
  const approval = tabs.ask({ do: 'connect', id, pairing }) as Promise<PairingSession>
  // Whoever shows a code may look at the answer later, or never.
  approval.catch(() => {})
  return {
    id,
    uri: formatPairingUri(pairing),
    expiresAt: pairing.expiresAt,
    approval,
    cancel() {
      tabs.drop(id, new FoyerError('connect_cancelled'))
      tabs.tell({ do: 'cancel', id })
    },
  }
}

function createKey() {
  // Private keys of this kind are 32 random bytes, and so are these keys.
  const { privateKey: symKey } = createKeyPair()
  return { symKey, topic: topicOf(symKey) }
}
