import type { Namespace } from '@foyer/protocol'
import type { AdapterContext } from './AdapterContext.js'
import type { Adapter } from './adapter.js'
import type { Client } from './Client.js'
import { createLazyAdapter } from './createLazyAdapter.js'
import { metadataOf } from './metadataOf.js'
import { walletWays } from './walletWays.js'
import { createRegistrations, type Registrations } from './ways/standard/createRegistrations.js'

/**
 * The adapters of a client by chain family, made with the first use; once the client is awake also those that only pairing or the embedded
 * wallet serves. None of a client that ended before, or whose options were refused.
 */
export function adaptersOf(client: Client): Map<Namespace, Adapter> {
  const { handles, signal, store } = client
  if (store.getState().connection.refused) return new Map()
  try {
    handles.adapters ??= new Map(signal.aborted ? [] : made(client))
    return handles.adapters
  } catch (error) {
    if (!handles.unchecked) throw error
    // What is wrong with them is said when the client wakes.
    return new Map()
  }
}

function made(client: Client): [Namespace, Adapter][] {
  const registrations = createRegistrations()
  return client.handles.setups.map(({ namespace, create }) => [
    namespace,
    create(contextOf(client, namespace, registrations)),
  ])
}

function contextOf(
  client: Client,
  namespace: Namespace,
  registrations: Registrations,
): AdapterContext {
  const { handles, options, storage } = client
  return {
    projectId: options.projectId,
    metadata: () => metadataOf(client),
    networks: options.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    customRpcUrls: options.customRpcUrls,
    customRpcFallback: options.customRpcFallback,
    discovery: { announced: options.enableEIP6963, injected: options.enableInjected },
    storage: storage.scope(namespace),
    loadFeatures: () => handles.loadFeatures(namespace),
    ways: walletWays(client, namespace),
    createLazyAdapter: (context, parameters) =>
      createLazyAdapter(context, parameters, registrations),
    loadEngine: (parts) => handles.loadEngine(namespace, parts) as never,
  }
}
