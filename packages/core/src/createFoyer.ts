import type { Namespace } from '@foyer/protocol'
import { createStore } from 'zustand/vanilla'
import { browserEnvironment } from './browserEnvironment.js'
import type { Client } from './Client.js'
import { boundClock } from './Clock.js'
import { checkEarly } from './checkEarly.js'
import { createQueries } from './createQueries.js'
import { createStorage } from './createStorage.js'
import type { Environment } from './Environment.js'
import type { Unchecked } from './handles.js'
import { initialState } from './initialState.js'
import { loadReach } from './loadReach.js'
import type { FoyerOptions } from './options.js'
import { resolveOptions } from './resolveOptions.js'

/**
 * Makes a Foyer client. Touches no window and sends no request, so it may be called on a server;
 * `startClient`, which the React provider calls, starts it.
 *
 * A build for production checks the options later, before anything of the client starts: what is wrong is logged once,
 * `connection.refused` of the state is set, no wallet connects, and actions that need a wallet reject with the errors below.
 *
 * @throws `option_invalid` naming the option that is wrong
 * @throws `invalid_caip_network_id` when a network has no id of its chain family
 * @throws `siwe_and_siwx` when both sign-in plug-ins are given
 */
export function createFoyer<namespace extends Namespace = Namespace>(
  given: FoyerOptions<namespace>,
  environment: Environment = browserEnvironment,
): Client<namespace> {
  if (checkEarly(given)) return createClient(given, environment)
  try {
    return createClient(given, environment, { given })
  } catch (failure) {
    // The page is drawn all the same, and says what is wrong when the client wakes.
    return createClient(placeholder, environment, { given, failure })
  }
}

const placeholder: FoyerOptions = {
  projectId: '',
  networks: [
    {
      id: 0,
      name: '',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
    },
  ],
}

/** `unchecked` has the options that are still to be checked: without it they were. */
function createClient<namespace extends Namespace>(
  given: FoyerOptions,
  environment: Environment,
  unchecked?: Unchecked,
): Client<namespace> {
  const options = resolveOptions(given, !unchecked)
  const storage = createStorage(options.projectId, environment)
  const life = new AbortController()
  const queries = createQueries(() => client)
  const store = createStore(() => initialState(given, options))
  const client: Client<namespace> = {
    store: {
      ...store,
      // What was under way when it ended changes nothing any more.
      setState: (change) => !life.signal.aborted && store.setState(change),
      // One that throws would keep the others from being called, and end what changed the state.
      subscribe: (listener) =>
        store.subscribe((state, before) => {
          try {
            listener(state, before)
          } catch (error) {
            environment.log(error)
          }
        }),
    },
    options,
    storage,
    environment,
    clock: boundClock(environment.clock, life.signal),
    queries,
    handles: {
      loadFeatures: async (namespace) => (await loadReach()).features(namespace),
      loadWay: async (name, namespace) => (await loadReach()).ways[name].load(client, namespace),
      loadEngine: async (namespace, parts) =>
        (await (await loadReach()).loadWayEngine(client, namespace))(parts),
      setups: given.adapters ?? [],
      running: { count: 0, end: () => {}, modals: new Set(), twice: false },
      pairing: {},
      embedded: {},
      tasks: new Map(),
      arrived: new Map(),
      unchecked,
    },
    signal: life.signal,
    destroy() {
      if (life.signal.aborted) return
      life.abort()
      const first = store.getInitialState()
      const { theme } = store.getState()
      // In the place of all: of what was put together nothing is left either.
      store.setState({ ...first, theme, connection: { ...first.connection, ended: true } }, true)
      for (const adapter of client.handles.adapters?.values() ?? []) adapter.destroy()
      queries.clear()
    },
  }
  return client
}
