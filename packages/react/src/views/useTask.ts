import type { Client, State, Task, TaskName } from '@foyer/core'
import { topEntry } from '@foyer/core/internal'
import { useCallback, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'

/**
 * How a task of the shown view goes (`screens.tasks` of the state), and what begins it: an action of core that runs the task, whose
 * failure the state has. The last progress is kept while the next view arrives.
 */
export function useTask<name extends TaskName, parameters>(
  name: name,
  action: (client: Client, parameters: parameters) => Promise<unknown>,
): useTask.Result<name, parameters> {
  const client = useFoyerClient()
  const now = useFoyerSelector(useCallback(({ screens }: State) => screens.tasks?.[name], [name]))
  const entry = useFoyerSelector(shownEntry)
  const own = useRef(entry)
  const kept = useRef<Task<name>>(undefined)
  // The modal keeps a component that is shown anew with the same data.
  if (entry.name === own.current.name && entry.data === own.current.data) kept.current = now
  const begin = useCallback(
    (parameters: parameters) =>
      action(client, parameters).then(
        (result) => result !== false,
        () => false,
      ),
    [client, action],
  )
  const { status = 'idle', error, variables } = kept.current ?? {}
  return { status, error, variables, isPending: status === 'pending', begin }
}

export declare namespace useTask {
  type Result<name extends TaskName, parameters> = {
    status: 'idle' | Task['status']
    error: unknown
    variables: Task<name>['variables'] | undefined
    isPending: boolean
    /** Resolves to whether it was done: the action neither failed nor resolved to `false`. */
    begin: (parameters: parameters) => Promise<boolean>
  }
}

function shownEntry({ modal }: State) {
  return topEntry(modal.history)
}
