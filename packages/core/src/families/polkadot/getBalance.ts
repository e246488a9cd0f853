import { FoyerError, type Network, substrateAccount } from '@foyer/protocol'
import type { Rpc } from '../../FamilyFeatures.js'

/**
 * What an account has on a network, reserved coins aside. The key of its record is computed here, so the node is asked for one value.
 *
 * @throws `answer_invalid`, what `rpc` throws
 */
export async function getBalance(
  rpc: Rpc,
  { address, network }: { address: string; network: Pick<Network, 'caipNetworkId'> },
): Promise<bigint> {
  const place = substrateAccount.placeOf(address)
  if (place === undefined) throw new FoyerError('answer_invalid')
  const call = { method: 'state_getStorage', params: [place] }
  const free = substrateAccount.readFree(await rpc(network.caipNetworkId, call))
  if (free === undefined) throw new FoyerError('answer_invalid')
  return free
}
