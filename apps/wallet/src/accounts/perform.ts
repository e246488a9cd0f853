import type { Action } from '../actions/Action.js'
import type { Keys } from '../vault/Vault.js'
import { performEvm } from './evm/performEvm.js'
import type { World } from './World.js'

/**
 * Performs what the user approved, and nothing else.
 *
 * @returns the page's answer
 * @throws `Failure` when it cannot be done any more as it was shown
 */
export async function perform(action: Action, keys: Keys, world: World): Promise<unknown> {
  switch (action.kind) {
    case 'message':
    case 'typedData':
    case 'transaction':
    case 'calls':
    case 'userOperation':
      return performEvm(action, keys, world)
    case 'solanaMessage':
    case 'solanaTransactions': {
      const { performSolana } = await import('./solana/performSolana.js')
      return performSolana(action, keys, world)
    }
    // Said on the screen and kept there; no key has a part in it.
    case 'connect':
      return undefined
  }
}
