import type { Namespace } from '@foyer/protocol'
import type { EmbeddedProvider, WalletProvider } from './adapter.js'
import type { Client } from './Client.js'

/** How the wallets that are not in the page are reached, for one chain family. Each loads its code with the first use. */
export const reach = {
  async pairing(client: Client, namespace: Namespace): Promise<WalletProvider> {
    const { reachPairing } = await import('./pairing/reachPairing.js')
    return (await reachPairing(client)).provider.of(namespace)
  },
  async embedded(client: Client, namespace: Namespace): Promise<EmbeddedProvider> {
    const { reachEmbedded } = await import('./embedded/reachEmbedded.js')
    return (await reachEmbedded(client)).of(namespace)
  },
}
