import type { Namespace } from '@foyer/protocol'
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
  const providers = new Map<Namespace, ReturnType<typeof lazyProvider>>()
  let loading: Promise<LivePairing> | undefined
  let loaded: LivePairing | undefined
  const live = () => {
    loading ??= load(client()).then(
      (arrived) => {
        loaded = arrived
        for (const [namespace, { arrive }] of providers) arrive(arrived.provider.of(namespace))
        return arrived
      },
      (error: unknown) => {
        // What could not be fetched may be there on the next try.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const lazy = (namespace: Namespace) => {
    const made = lazyProvider(live)
    if (loaded) made.arrive(loaded.provider.of(namespace))
    return made
  }
  return {
    offered: enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined,
    live,
    provider(namespace) {
      const found = providers.get(namespace) ?? lazy(namespace)
      providers.set(namespace, found)
      return found.provider
    },
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

/** What speaks the protocol, and what stands on it, come beside each other. */
async function load(client: Client): Promise<LivePairing> {
  const [createEngine, { goLive }] = await Promise.all([
    client.environment.createEngine ??
      import('./engine/createPairingEngine.js').then((engine) => engine.createPairingEngine),
    import('./goLive.js'),
  ])
  return goLive(client, createEngine)
}
