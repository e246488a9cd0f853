import type { Client } from '../client.js'
import type { LivePairing } from '../pairing.js'

/**
 * Loads what pairing needs, once: what speaks the protocol, and beside it what stands on it.
 *
 * @throws `pairing_off`, `client_destroyed`
 */
export function livePairing(client: Client): Promise<LivePairing> {
  const { now } = client.pairing
  now.live ??= load(client).catch((error: unknown) => {
    // What could not be fetched may be there on the next try.
    now.live = undefined
    throw error
  })
  return now.live
}

async function load(client: Client): Promise<LivePairing> {
  const [createEngine, { goLive }] = await Promise.all([
    client.environment.createEngine ??
      import('./engine/createPairingEngine.js').then((engine) => engine.createPairingEngine),
    import('./goLive.js'),
  ])
  return goLive(client, createEngine)
}
