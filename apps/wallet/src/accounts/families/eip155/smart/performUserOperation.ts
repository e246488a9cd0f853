import type { Hex } from 'viem'
import type { UserOperationAction } from '../../../../actions/Action.js'
import type { Keys } from '../../../../vault/Vault.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { sendOperation } from './sendOperation.js'

/** `eth_sendUserOperation`: answered with the operation's hash. */
export function performUserOperation(
  { network, operation }: UserOperationAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<Hex> {
  return sendOperation(world, network, keys, operation)
}
