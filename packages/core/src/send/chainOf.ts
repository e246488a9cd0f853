import { FoyerError, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Rpc } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import type { SendFeatures } from '../SendFeatures.js'
import { rpcOf } from './rpcOf.js'

/** What a chain family knows of sending, and what reaches its networks. */
export type Chain = { readonly features: SendFeatures; readonly rpc: Rpc }

/** @throws `unsupported_chain` where nothing can be sent from here */
export async function chainOf(
  client: Client,
  network: Pick<Network, 'chainNamespace'>,
): Promise<Chain> {
  const reach = await loadReach()
  const features = await (await reach.features(network.chainNamespace)).sending?.()
  if (!features) throw new FoyerError('unsupported_chain')
  return { features, rpc: await rpcOf(client, network) }
}
