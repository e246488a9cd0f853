import type { SendParameters } from '@foyer/core'
import { ask } from '../engine/ask.js'
import { translate } from '../engine/translate.js'
import { askAs } from './askAs.js'
import { readHash } from './readHash.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'
import type { Tools } from './tools.js'

/**
 * Has the wallet sign and send a transaction (`eth_sendTransaction`), from the account and on the
 * network given, or not at all. Returns the hash once the wallet handed it on.
 */
export async function sendTransaction(
  tools: Tools,
  connectorId: string,
  { address, network, transaction }: SendParameters,
): Promise<string> {
  const call = toCall(transaction)
  const { provider, from } = await askAs(tools, connectorId, { address, network })
  // The wallet checks the chain id once more, should it change network while the person reads.
  const full = { from, ...call, chainId: toHex(Number(network.id)) }
  const answer = await ask(provider, 'eth_sendTransaction', [full]).catch((error) => {
    throw translate(error)
  })
  const hash = readHash(answer)
  tools.pending.add({ hash, network })
  return hash
}
