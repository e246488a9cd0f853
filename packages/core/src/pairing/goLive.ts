import { FoyerError } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { Environment } from '../environment.js'
import type { LivePairing } from '../pairing.js'
import { createDoors } from './createDoors.js'
import { createPairedCalls } from './createPairedCalls.js'
import { followAttempt } from './followAttempt.js'
import { followConnection } from './followConnection.js'
import { hearEngine } from './hearEngine.js'
import { createUniversalProvider } from './provider/createUniversalProvider.js'
import { proposalOf } from './provider/proposalOf.js'
import { relayUrl } from './relayUrl.js'

/** Sets pairing going for one client. */
export async function goLive(
  client: Client,
  createEngine: NonNullable<Environment['createEngine']>,
): Promise<LivePairing> {
  const { clock, options, pairing, signal } = client
  const engine = await createEngine({
    relayUrl: relayUrl(client),
    projectId: options.projectId,
    metadata: options.metadata,
    clock,
    storagePrefix: `foyer:${options.projectId}:`,
    signal,
  })
  if (signal.aborted) {
    engine.destroy()
    throw new FoyerError('client_destroyed')
  }
  pairing.now.clientId = engine.clientId()
  const doors = createDoors(client, engine, () => live)
  const provider = createUniversalProvider({ client, engine, doors })
  const live: LivePairing = {
    engine,
    provider,
    doors,
    calls: (namespace, report) => createPairedCalls({ client, live, namespace, report }),
    propose: () => engine.connect(proposalOf(options)),
    follow: (attempt) => followAttempt(client, live, attempt),
  }
  const stop = followConnection(client)
  signal.addEventListener('abort', stop, { once: true })
  engine.subscribe((event) => {
    provider.hear(event)
    hearEngine(client, live, event)
  })
  return live
}
