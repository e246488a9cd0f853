import type { Client } from '../client.js'
import type { Options } from '../options.js'
import type { LivePairing, Pairing } from '../pairing.js'
import { lazyProvider } from './lazyProvider.js'

/** The pairing of one client: asks nobody, and loads its code with the first use. */
export function createPairing(
  { enableWalletConnect, manualWCControl, relayUrl, server }: Options,
  client: () => Client,
): Pairing {
  const attempts: Pairing['attempts'] = new Set()
  let loading: Promise<LivePairing> | undefined
  const live = () => {
    loading ??= import('./goLive.js')
      .then(({ goLive }) => goLive(client()))
      .catch((error: unknown) => {
        // What could not be fetched may be there on the next try.
        loading = undefined
        throw error
      })
    return loading
  }
  return {
    offered: enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined,
    live,
    provider: (namespace) => lazyProvider(async () => (await live()).provider.of(namespace)),
    clientId: { current: undefined },
    preparing: { current: undefined },
    attempts,
    destroy() {
      for (const attempt of attempts) attempt.cancel()
      loading?.then(
        ({ engine }) => engine.destroy(),
        () => {},
      )
    },
  }
}
