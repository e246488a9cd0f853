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
      // By a step between: a bundler names all that a dynamic import needs where it stands, and this is on every page.
      loading ??= import('./loadPairing.js')
        .then(({ loadPairing }) => loadPairing(client()))
        .catch((error: unknown) => {
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
