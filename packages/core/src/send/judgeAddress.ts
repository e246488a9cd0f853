import type { Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SendWarning, SentAsset } from '../SendFeatures.js'
import { chainOf } from './chainOf.js'

/**
 * What the host's networks of the chain family say of an address that is to receive.
 *
 * @throws `transaction_refused` for one to which this must not be sent, and what the network's nodes answer in place of it
 */
export async function judgeAddress(
  client: Client,
  { to, network, asset }: { to: string; network: Network; asset: SentAsset },
): Promise<readonly SendWarning[]> {
  const { features, rpc } = await chainOf(client, network)
  const { networks } = client.store.getState().network
  const others = networks.filter(
    (one) => one.chainNamespace === network.chainNamespace && one !== network,
  )
  return features.judge(rpc, { to, network, asset, others })
}
