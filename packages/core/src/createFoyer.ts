import type { Namespace } from '@foyer/protocol'
import { createStore } from 'zustand/vanilla'
import type { Client } from './Client.js'
import { boundClock } from './Clock.js'
import { createQueries } from './createQueries.js'
import { createStorage } from './createStorage.js'
import { browserEnvironment, type Environment } from './environment.js'
import { initialState } from './initialState.js'
import { loadReach } from './loadReach.js'
import type { FoyerOptions } from './options.js'
import { pairingWay } from './pairing/pairingWay.js'
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
  const pairing: Pairing = { offered: pairingWay.isOffered(options) }
  const queries = createQueries(() => client)
  const store = createStore(() => initialState(given, options))
  const client: Client<namespace> = {
    // What was under way when it ended changes nothing any more.
    store: { ...store, setState: (change) => !life.signal.aborted && store.setState(change) },
    options,
    storage,
    environment,
    clock: boundClock(environment.clock, life.signal),
    queries,
    pairing,
    handles: {
      loadFeatures: async (namespace) => (await loadReach()).features(namespace),
      loadWay: async (name, namespace) => (await loadReach()).ways[name].load(client, namespace),
      setups: given.adapters ?? [],
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
      for (const adapter of client.handles.adapters?.values() ?? []) adapter.destroy()
      queries.clear()
    },
  }
  return client
}
