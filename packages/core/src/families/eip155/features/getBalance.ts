import { FoyerError, isAddress, type Network } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { readQuantity } from './readQuantity.js'

/** How much of its own coin the network says that an account has, in wei. @throws `invalid_caip_address`, `answer_invalid` */
export async function getBalance(
  rpc: Rpc,
  { address, network }: { address: string; network: Network },
): Promise<bigint> {
  if (!isAddress('eip155', address)) throw new FoyerError('invalid_caip_address')
  const call = { method: 'eth_getBalance', params: [address, 'latest'] }
  return readQuantity(await rpc(network.caipNetworkId, call))
}
