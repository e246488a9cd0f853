import { parseCaipNetworkId } from '@foyer/protocol'
import type { Action } from '../actions/Action.js'
import type { Keys } from '../vault/Vault.js'
import { familyOf } from './familyOf.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

/**
 * Performs what the user approved, and nothing else.
 *
 * @returns the page's answer
 * @throws `Failure` when it cannot be done any more as it was shown
 */
export async function perform(
  action: Action,
  keys: Keys,
  world: WalletEnvironment,
): Promise<unknown> {
  // Said on the screen and kept there; no key has a part in it.
  if (action.kind === 'connect') return undefined
  return familyOf(parseCaipNetworkId(action.network).namespace).perform(action, keys, world)
}
