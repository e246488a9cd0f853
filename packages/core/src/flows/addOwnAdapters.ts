import { authNamespaces, type Namespace } from '@foyer/protocol'
import type { Adapter } from '../adapter.js'
import type { Client } from '../client.js'

/**
 * Chain families for which the host gave no adapter are served by pairing and by the embedded wallet alone. Only such a host's
 * pages load their code.
 */
export async function addOwnAdapters(client: Client): Promise<void> {
  const { adapters: given, options, pairing } = client
  const adapters = given as Map<Namespace, Adapter>
  const isEmbedded = options.walletUrl !== undefined
  const missing = new Set(
    options.networks
      .map(({ chainNamespace }) => chainNamespace)
      .filter((name) => !adapters.has(name)),
  )
  if (missing.size === 0 || !(pairing.offered || isEmbedded)) return
  const [paired, embedded] = await Promise.all([
    pairing.offered ? import('../pairing/createPairingAdapter.js') : undefined,
    isEmbedded ? import('../embedded/withEmbedded.js') : undefined,
  ])
  for (const namespace of missing) {
    const other = paired?.createPairingAdapter(client, namespace)
    const adapter = authNamespaces.includes(namespace)
      ? (embedded?.withEmbedded(client, namespace, other) ?? other)
      : other
    if (adapter) adapters.set(namespace, adapter)
  }
}
