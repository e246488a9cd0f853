import { FoyerError } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import type { SendParameters } from '../../../FamilyTypes.js'
import type { Eip155Types } from '../types.js'
import { readQuantity } from './readQuantity.js'
import { toCall } from './toCall.js'

/** What the network says that a transaction of this account takes, in gas. @throws `estimate_failed` */
export async function estimateGas(
  rpc: Rpc,
  { address, network, transaction }: SendParameters<Eip155Types>,
): Promise<bigint> {
  const params = [{ from: address, ...toCall(transaction) }]
  try {
    return readQuantity(await rpc(network.caipNetworkId, { method: 'eth_estimateGas', params }))
  } catch (cause) {
    throw new FoyerError('estimate_failed', { cause })
  }
}
