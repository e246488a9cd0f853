import type { CaipNetworkId } from '@foyer/protocol'
import { chainDisconnectedCode } from '@foyer/protocol'
import { Failure } from '../../../errors/Failure.js'
import type { World } from '../../World.js'

/** @throws `Failure` 4901 on a network without a bundler */
export function requireSmart(
  { smartNetworks }: Pick<World, 'smartNetworks'>,
  network: CaipNetworkId,
): void {
  if (!smartNetworks.includes(network))
    throw new Failure(
      'The smart account is not on this network. Use the plain account.',
      chainDisconnectedCode,
    )
}
