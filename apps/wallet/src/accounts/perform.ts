import type { Action } from '../requests/Action.js'
import type { Keys } from '../vault/Vault.js'
import type { World } from './World.js'

/**
 * Does what the person allowed, and nothing else.
 *
 * @returns what the page is answered
 * @throws `Failure` when it cannot be done any more as it was shown
 */
export async function perform(action: Action, keys: Keys, world: World): Promise<unknown> {
  switch (action.kind) {
    case 'message':
    case 'typedData':
    case 'transaction': {
      const { performEvm } = await import('./evm/performEvm.js')
      return performEvm(action, keys, world)
    }
    case 'calls': {
      const { performCalls } = await import('./batches/performCalls.js')
      return performCalls(action, keys, world)
    }
    case 'userOperation': {
      const { performUserOperation } = await import('./smart/performUserOperation.js')
      return performUserOperation(action, keys, world)
    }
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
