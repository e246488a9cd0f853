import type { Namespace } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { Client } from '../client.js'

/** Chain families for which the host gave no adapter are served by pairing alone. Only such a host's pages load its code. */
export async function addPairingAdapters(client: Client): Promise<void> {
  const adapters = client.adapters as Map<Namespace, Adapter>
  const missing = client.options.networks
    .map(({ chainNamespace }) => chainNamespace)
    .filter((namespace) => !adapters.has(namespace))
  if (!client.pairing.offered || missing.length === 0) return
  const { createPairingAdapter } = await import('../pairing/createPairingAdapter.js')
  for (const namespace of new Set(missing))
    adapters.set(namespace, createPairingAdapter(client, namespace))
}
