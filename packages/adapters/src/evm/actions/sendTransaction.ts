import type { Eip155Types, SendParameters } from '@foyer/core'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import { readHash } from './readHash.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'

/**
 * Has the wallet sign and send a transaction (`eth_sendTransaction`), from the account and on the
 * network given, or not at all. Returns the hash once the wallet handed it on.
 */
export async function sendTransaction(
  tools: Tools,
  connectorId: string,
  { address, network, transaction }: SendParameters<Eip155Types>,
): Promise<string> {
  const call = toCall(transaction)
  const { provider, from } = await requestAs(tools, connectorId, { address, network })
  // By `chainId` the wallet refuses the transaction if its network changes while the prompt is open.
  const full = { from, ...call, chainId: toHex(Number(network.id)) }
  const answer = await requestProvider(provider, 'eth_sendTransaction', [full]).catch((error) => {
    throw translate(error)
  })
  const hash = readHash(answer)
  tools.pending.add({ hash, network })
  return hash
}
