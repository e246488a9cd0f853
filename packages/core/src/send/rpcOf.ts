import { lazy, type Network } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import type { Rpc } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'

/** What reaches the networks of a chain family: the nodes of its adapter, else those of core. @throws `client_destroyed` */
export async function rpcOf(
  client: Client,
  { chainNamespace }: Pick<Network, 'chainNamespace'>,
): Promise<Rpc> {
  const reach = await loadReach()
  demandAlive(client)
  const adapter = adaptersOf(client).get(chainNamespace)
  const own = lazy(() => reach.createRpc(client))
  return async (id, call) => {
    const network = findNetwork(client.store.getState().network, id)
    if (adapter?.callNetwork && network) return adapter.callNetwork({ network, call })
    return (await own())(id, call)
  }
}
