import type { Client } from '../client.js'
import type { LivePairing } from '../pairing.js'

/** What speaks the protocol, and what stands on it, come beside each other. */
export async function loadPairing(client: Client): Promise<LivePairing> {
  const [createEngine, { goLive }] = await Promise.all([
    client.environment.createEngine ??
      import('./engine/createPairingEngine.js').then((engine) => engine.createPairingEngine),
    import('./goLive.js'),
  ])
  return goLive(client, createEngine)
}
