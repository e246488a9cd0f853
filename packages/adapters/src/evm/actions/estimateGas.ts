import type { Eip155Types, SendParameters } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { readQuantity } from './readQuantity.js'
import { request } from './request.js'
import type { Tools } from './Tools.js'
import { toCall } from './toCall.js'

/** What the network says that a transaction of this account takes, in gas. @throws `estimate_failed` */
export async function estimateGas(
  tools: Tools,
  _connectorId: string,
  { address, network, transaction }: SendParameters<Eip155Types>,
): Promise<bigint> {
  const call = { from: address, ...toCall(transaction) }
  try {
    return readQuantity(await request(tools, network, 'eth_estimateGas', [call]))
  } catch (cause) {
    throw new FoyerError('estimate_failed', { cause })
  }
}
