import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { readAccounts } from '../accounts/readAccounts.js'
import type { World } from '../accounts/World.js'

/** The accounts of the person on a network, the preferred one first where it is to be had there. */
export function accountsOf(world: World, network: CaipNetworkId) {
  const { namespace } = parseCaipNetworkId(network)
  if (namespace !== 'eip155') return readAccounts(world, 'solana', false)
  return readAccounts(world, 'eip155', world.smartNetworks.includes(network))
}
