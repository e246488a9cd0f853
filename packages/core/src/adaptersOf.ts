import type { Namespace } from '@foyer/protocol'
import type { Adapter, AdapterContext } from './adapter.js'
import type { Client } from './Client.js'
import { createLazyAdapter } from './createLazyAdapter.js'
import { waysOf } from './waysOf.js'

/**
 * The adapters of a client by chain family, made with the first use; once the client is awake also those that only pairing or the embedded
 * wallet serves. None of a client that ended before.
 */
export function adaptersOf(client: Client): Map<Namespace, Adapter> {
  const { handles, signal } = client
  handles.adapters ??= new Map(
    signal.aborted
      ? []
      : handles.setups.map(({ namespace, create }) => [
          namespace,
          create(contextOf(client, namespace)),
        ]),
  )
  return handles.adapters
}

function contextOf(client: Client, namespace: Namespace): AdapterContext {
  const { handles, options, storage } = client
  return {
    projectId: options.projectId,
    metadata: options.metadata,
    networks: options.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    customRpcUrls: options.customRpcUrls,
    customRpcFallback: options.customRpcFallback,
    discovery: { announced: options.enableEIP6963, injected: options.enableInjected },
    storage: storage.scope(namespace),
    loadFeatures: () => handles.loadFeatures(namespace),
    ways: waysOf(options).map(([name, { connector }]) => ({
      connector: { ...connector, namespace },
      load: () => handles.loadWay(name, namespace),
    })),
    createLazyAdapter,
  }
}
