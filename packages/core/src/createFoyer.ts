import type { Namespace } from '@foyer/protocol'
import { createStore } from 'zustand/vanilla'
import type { Adapter, AdapterContext, EmbeddedPort } from './adapter.js'
import type { Client } from './Client.js'
import { boundClock } from './Clock.js'
import { createQueries } from './createQueries.js'
import { type ClientStorage, createStorage } from './createStorage.js'
import { browserEnvironment, type Environment } from './environment.js'
import { initialState } from './initialState.js'
import type { FoyerOptions, Options } from './options.js'
import type { Pairing } from './pairing.js'
import { resolveOptions } from './resolveOptions.js'

/**
 * Makes a Foyer client. Touches no window and sends no request, so it may be called on a server;
 * `startClient`, which the React provider calls, starts it.
 *
 * @throws `option_invalid` naming the option that is wrong
 * @throws `siwe_and_siwx` when both sign-in plug-ins are given
 */
export function createFoyer<namespace extends Namespace = Namespace>(
  given: FoyerOptions<namespace>,
  environment: Environment = browserEnvironment,
): Client<namespace> {
  const options = resolveOptions(given, environment)
  const storage = createStorage(options.projectId, environment)
  const life = new AbortController()
  const { enableWalletConnect, manualWCControl, relayUrl, server } = options
  const pairing: Pairing = {
    offered: enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined,
  }
  // By way of `reach`: a bundler lists all files of a dynamic import beside it, and this module is on every page.
  const port = <way extends Way>(way: way, namespace: Namespace) => ({
    load: () => import('./reach.js').then(({ reach }) => reach[way](client, namespace)),
  })
  const adapters = createAdapters(given, options, storage, (namespace) => ({
    loadFeatures: () => import('./reach.js').then(({ reach }) => reach.features(namespace)),
    pairing: pairing.offered ? port('pairing', namespace) : undefined,
    embedded: options.embeddedWalletUrl ? (port('embedded', namespace) as EmbeddedPort) : undefined,
  }))
  const queries = createQueries(() => client)
  const store = createStore(() => initialState(given, options))
  const client: Client<namespace> = {
    // What was under way when it ended changes nothing any more.
    store: { ...store, setState: (change) => !life.signal.aborted && store.setState(change) },
    options,
    adapters,
    storage,
    environment,
    clock: boundClock(environment.clock, life.signal),
    queries,
    pairing,
    handles: {
      adapters,
      running: { count: 0, end: () => {}, modals: new Set(), twice: false },
      pairing: {},
      embedded: {},
      tasks: new Map(),
      arrived: new Map(),
    },
    signal: life.signal,
    destroy() {
      if (life.signal.aborted) return
      life.abort()
      const first = store.getInitialState()
      const { theme } = store.getState()
      store.setState({ ...first, theme, connection: { ...first.connection, ended: true } })
      for (const adapter of adapters.values()) adapter.destroy()
      queries.clear()
    },
  }
  return client
}

type Way = 'pairing' | 'embedded'

function createAdapters(
  { adapters = [] }: FoyerOptions,
  options: Options,
  storage: ClientStorage,
  portsOf: (namespace: Namespace) => Pick<AdapterContext, Way | 'loadFeatures'>,
) {
  const made = new Map<Namespace, Adapter>()
  for (const { namespace, create } of adapters)
    made.set(
      namespace,
      create({
        projectId: options.projectId,
        metadata: options.metadata,
        networks: options.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
        customRpcUrls: options.customRpcUrls,
        customRpcFallback: options.customRpcFallback,
        discovery: { announced: options.enableEIP6963, injected: options.enableInjected },
        storage: storage.scope(namespace),
        ...portsOf(namespace),
      }),
    )
  return made
}
