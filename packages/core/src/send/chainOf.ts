import { FoyerError, type Network } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import type { Rpc } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'
import type { SendFeatures } from '../SendFeatures.js'

/** What a chain family knows of sending, and what reaches its networks: the nodes of its adapter, else those of core. */
export type Chain = { readonly features: SendFeatures; readonly rpc: Rpc }

/** @throws `unsupported_chain` where nothing can be sent from here */
export async function chainOf(
  client: Client,
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
): Promise<Chain> {
  const reach = await loadReach()
  const features = await (await reach.features(chainNamespace)).sending?.()
  if (!features) throw new FoyerError('unsupported_chain')
  const adapter = adaptersOf(client).get(chainNamespace)
  const own = reach.createRpc(client)
  const rpc: Rpc = async (id, call) => {
    const network = findNetwork(client.store.getState().network, id)
    return adapter?.callNetwork && network ? adapter.callNetwork({ network, call }) : own(id, call)
  }
  return { features, rpc }
}
