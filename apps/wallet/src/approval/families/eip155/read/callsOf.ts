import type {
  CallsAction,
  TransactionAction,
  UserOperationAction,
} from '../../../../actions/Action.js'
import type { ReadCall } from './CallReading.js'
import { readCall } from './readCall.js'

/** What an action does on the chain, call by call; `undefined` when it cannot be read. */
export function callsOf(
  action: TransactionAction | CallsAction | UserOperationAction,
): readonly ReadCall[] | undefined {
  if (action.kind === 'transaction') return [readCall(action, action.network)]
  return action.calls?.map((call) => readCall(call, action.network))
}
