import type { CaipNetworkId } from '@foyer/protocol'
import { chainDisconnectedCode } from '@foyer/protocol'
import { refuseAccount } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'

/** @throws `Failure` 4901 on a network without a bundler */
export function requireSmart(
  { smartNetworks }: Pick<WalletEnvironment, 'smartNetworks'>,
  network: CaipNetworkId,
): void {
  if (!smartNetworks.includes(network)) throw refuseAccount('smartElsewhere', chainDisconnectedCode)
}
