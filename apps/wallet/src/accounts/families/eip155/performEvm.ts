import type {
  EvmAction,
  MessageAction,
  TransactionAction,
  TypedDataAction,
} from '../../../actions/Action.js'
import type { Keys } from '../../../vault/Vault.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'

/** Performs an action of the EVM networks, by the plain account or the smart account. What each needs is loaded with its first use. */
export async function performEvm(
  action: EvmAction,
  keys: Keys,
  world: WalletEnvironment,
): Promise<unknown> {
  switch (action.kind) {
    case 'message':
    case 'typedData': {
      if (action.account.type === 'eoa') return plain(action, keys, world)
      const { signBySafe } = await import('./smart/signBySafe.js')
      return signBySafe(action, keys, world)
    }
    case 'transaction':
      return plain(action, keys, world)
    case 'calls': {
      const { performCalls } = await import('./batches/performCalls.js')
      return performCalls(action, keys, world)
    }
    case 'grant':
    case 'revoke': {
      const { performSession } = await import('./sessions/performSession.js')
      return performSession(action, keys, world)
    }
    case 'userOperation': {
      const { performUserOperation } = await import('./smart/performUserOperation.js')
      return performUserOperation(action, keys, world)
    }
  }
}

async function plain(
  action: MessageAction | TypedDataAction | TransactionAction,
  keys: Keys,
  world: WalletEnvironment,
) {
  const { performPlain } = await import('./performPlain.js')
  return performPlain(action, keys, world)
}
