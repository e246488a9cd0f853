import type { Request } from '../../../FamilyFeatures.js'
import type { SendParameters } from '../../../FamilyTypes.js'
import type { Eip155Types } from '../types.js'
import { readHash } from './readHash.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'

/**
 * Has the wallet sign and send a transaction (`eth_sendTransaction`), from the account and on the
 * network given, or not at all. Returns the hash once the wallet handed it on.
 */
export async function sendTransaction(
  request: Request,
  { address, network, transaction }: SendParameters<Eip155Types>,
): Promise<string> {
  // By `chainId` the wallet refuses the transaction if its network changes while the prompt is open.
  const call = { from: address, ...toCall(transaction), chainId: toHex(Number(network.id)) }
  return readHash(await request('eth_sendTransaction', [call]))
}
