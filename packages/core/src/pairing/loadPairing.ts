import { lazy } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { demandChecked } from '../demandChecked.js'
import type { LivePairing } from '../pairing.js'

/**
 * Loads what pairing needs, once: the engine of the protocol, and in parallel the code on top of it. Other code calls `livePairing`.
 *
 * @throws `pairing_off`, `client_destroyed`; as `demandChecked`
 */
export function loadPairing(client: Client): Promise<LivePairing> {
  demandAlive(client)
  const { pairing } = client.handles
  pairing.live ??= lazy(() => load(client))
  return pairing.live()
}

async function load(client: Client): Promise<LivePairing> {
  await demandChecked(client)
  const [createEngine, { goLive }] = await Promise.all([
    client.environment.createEngine ??
      import('./engine/createPairingEngine.js').then((engine) => engine.createPairingEngine),
    import('./goLive.js'),
  ])
  return goLive(client, createEngine)
}
