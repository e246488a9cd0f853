import type { Namespace } from '@foyer/protocol'
import type { EmbeddedProvider, WalletProvider } from './adapter.js'
import type { Client } from './Client.js'
import type { FamilyFeatures } from './FamilyFeatures.js'

/** The features of a chain family, and how its wallets that are not in the page are reached. Each loads its code with the first use. */
export const reach = {
  async features(namespace: Namespace): Promise<FamilyFeatures> {
    const { loadFamily } = await import('./families/loadFamily.js')
    return (await loadFamily(namespace))?.features ?? {}
  },
  async pairing(client: Client, namespace: Namespace): Promise<WalletProvider> {
    const { reachPairing } = await import('./pairing/reachPairing.js')
    return (await reachPairing(client)).provider.of(namespace)
  },
  async embedded(client: Client, namespace: Namespace): Promise<EmbeddedProvider> {
    const { reachEmbedded } = await import('./embedded/reachEmbedded.js')
    return (await reachEmbedded(client)).of(namespace)
  },
}
