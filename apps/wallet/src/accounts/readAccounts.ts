import { type CaipNetworkId, parseCaipNetworkId } from '@foyer/protocol'
import { familyOf } from './familyOf.js'
import type { NetworkAccounts } from './NetworkAccounts.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/**
 * The accounts of the user on a network, the preferred one first where the network has it.
 *
 * @throws `Failure` 4100 while no user is logged in, and for a network of a chain family without accounts
 */
export function readAccounts(world: WalletEnvironment, network: CaipNetworkId): NetworkAccounts {
  return familyOf(parseCaipNetworkId(network).namespace).readAccounts(world, network)
}
