import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { hasConnector } from '../connection/hasConnector.js'
import { pairingConnectorId } from '../connectorIds.js'
import type { LivePairing, SessionLifecycle } from '../pairing.js'
import { recall } from '../remembered.js'
import type { PairingEngine, PairingSession } from './engine/PairingEngine.js'
import { ensureUri } from './ensureUri.js'
import { recordPaired } from './recordPaired.js'

/** How the session of a client begins and ends by its provider's requests. */
export function createSessionLifecycle(
  client: Client,
  engine: PairingEngine,
  live: () => LivePairing,
): SessionLifecycle {
  const resume = () => {
    const { provider } = live()
    if (provider.session()) return true
    // A session that is not remembered was ended here, while its wallet could not be reached.
    if (!isRemembered(client)) return false
    const session = latestOf(engine)
    if (!session) return false
    provider.adopt(session)
    recordPaired(client, session)
    return true
  }
  const latest = () => client.handles.pairing.attempts?.at(-1)
  const answered = async (attempt = latest()): Promise<void> => {
    try {
      await attempt?.approval
    } catch (error) {
      // The user may have approved another code of this page instead.
      if (live().provider.session()) return
      const next = latest()
      // It expired: the attempt in its place is awaited.
      if (!FoyerError.is(error, 'pairing_expired') || !next || next === attempt) throw error
      await answered(next)
    }
  }
  return {
    resume: async () => resume(),
    async enter() {
      if (resume()) return
      await ensureUri(client, async () => live())
      await answered()
    },
    async leave(namespace) {
      const { connection } = client.store.getState()
      if (!hasConnector(connection, pairingConnectorId, namespace))
        await live().provider.disconnect()
    },
  }
}

/** Of several sessions the one that began last. */
export function latestOf(engine: PairingEngine): PairingSession | undefined {
  return [...engine.sessions()].sort((a, b) => b.expiresAt - a.expiresAt)[0]
}

export function isRemembered(client: Client): boolean {
  return (recall(client, 'connected') ?? []).some(
    ({ connectorId }) => connectorId === pairingConnectorId,
  )
}
