import type { CaipNetworkId } from '@foyer/protocol'
import { chainDisconnectedCode } from '@foyer/protocol'
import { refuseAccount } from '../../refuseAccount.js'
import type { World } from '../../World.js'

/** @throws `Failure` 4901 on a network without a bundler */
export function requireSmart(
  { smartNetworks }: Pick<World, 'smartNetworks'>,
  network: CaipNetworkId,
): void {
  if (!smartNetworks.includes(network)) throw refuseAccount('smartElsewhere', chainDisconnectedCode)
}
