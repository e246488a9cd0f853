import { FoyerError, type Network } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'

/**
 * Whether an address is a contract on a network. An account whose key delegated it (EIP-7702, code that begins with 0xef0100) is none.
 *
 * @throws `answer_invalid`, and what the network's nodes answer in place of it
 */
export async function isContract(rpc: Rpc, network: Network, to: string): Promise<boolean> {
  const code = await rpc(network.caipNetworkId, { method: 'eth_getCode', params: [to, 'latest'] })
  if (typeof code !== 'string' || !/^0x[\da-f]*$/i.test(code))
    throw new FoyerError('answer_invalid')
  const isDelegated = /^0xef0100[\da-f]{40}$/i.test(code)
  return code !== '0x' && !isDelegated
}
