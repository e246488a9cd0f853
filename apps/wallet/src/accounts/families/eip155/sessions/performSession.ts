import type { GrantAction, RevokeAction } from '../../../../actions/Action.js'
import type { Keys } from '../../../../vault/Vault.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { sendOperation } from '../smart/sendOperation.js'
import { waitForOperation } from '../smart/waitForOperation.js'
import { answerGrant } from './answerGrant.js'
import { findGranted } from './findGranted.js'

/** Grants a session as it was shown, or takes one back. Answered once the network has it (ERC-7715). */
export async function performSession(
  action: GrantAction | RevokeAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<unknown> {
  const { by, network } = action
  const operation = await sendOperation(world, network, keys, by.operation)
  await waitForOperation(world, network, operation)
  if (action.kind === 'revoke') return {}
  return [answerGrant(action, await findGranted(action, operation, world))]
}
