import { type AccountNameChange, changeAccountName } from '@foyer/core/internal'
import { useTask } from './useTask.js'

/** How one kind of change of a name goes, and what begins it. The state has it, so that the embedded wallet's screen over the view loses nothing. */
export function useNameChange(name: string, action: AccountNameChange['action']) {
  const { begin, isPending, status, error, variables } = useTask('changeName', changeAccountName)
  const isOwn = variables?.name === name && variables.action === action
  return {
    begin,
    isPending: isOwn && isPending,
    /** This one or another one is under way. */
    isBusy: isPending,
    /** Another change is under way. */
    isWaiting: isPending && !isOwn,
    isDone: isOwn && status === 'success',
    failure: isOwn ? error : undefined,
    namespace: isOwn ? variables.namespace : undefined,
    caipNetworkId: isOwn ? variables.caipNetworkId : undefined,
  }
}
