import type { Client } from '../client.js'
import type { Options } from '../options.js'
import type { LivePairing, Pairing } from '../pairing.js'

/** The pairing of one client: asks nobody, and loads its code with the first use. */
export function createPairing(
  { enableWalletConnect, manualWCControl, relayUrl, server }: Options,
  client: () => Client,
): Pairing {
  let loading: Promise<LivePairing> | undefined
  return {
    offered: enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined,
    live() {
      loading ??= load(client()).catch((error: unknown) => {
        // What could not be fetched may be there on the next try.
        loading = undefined
        throw error
      })
      return loading
    },
    clientId: { current: undefined },
    preparing: { current: undefined },
    attempts: new Set(),
  }
}

/** What speaks the protocol, and what stands on it, come beside each other. */
async function load(client: Client): Promise<LivePairing> {
  const [createEngine, { goLive }] = await Promise.all([
    client.environment.createEngine ??
      import('./engine/createPairingEngine.js').then((engine) => engine.createPairingEngine),
    import('./goLive.js'),
  ])
  return goLive(client, createEngine)
}
