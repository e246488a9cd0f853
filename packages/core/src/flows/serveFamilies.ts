import { authNamespaces, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadFamilies } from '../families/loadFamilies.js'

/** Gives the client an adapter of core's own for each of these chain families, over the ways that the host offers. */
export async function serveFamilies(
  client: Client,
  namespaces: ReadonlySet<Namespace>,
): Promise<void> {
  const { handles, options, pairing } = client
  const [{ createOwnAdapter }, families, paired, embedded] = await Promise.all([
    // Not imported above: a bundler lists all files that a dynamic import needs beside it, and the flows come with the first opening.
    import('../ways/createOwnAdapter.js'),
    loadFamilies(client),
    pairing.offered ? import('../pairing/listPairing.js') : undefined,
    options.embeddedWalletUrl ? import('../embedded/listEmbedded.js') : undefined,
  ])
  for (const namespace of namespaces) {
    const [first, ...others] = [
      paired?.listPairing(client, namespace),
      authNamespaces.includes(namespace) ? embedded?.listEmbedded(client, namespace) : undefined,
    ].filter((way) => way !== undefined)
    const features = families.get(namespace)?.features ?? {}
    if (first)
      handles.adapters.set(
        namespace,
        createOwnAdapter({ client, namespace, features, ways: [first, ...others] }),
      )
  }
}
