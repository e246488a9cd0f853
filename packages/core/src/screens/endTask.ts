import type { Client } from '../Client.js'
import { setScreens } from './setScreens.js'
import type { TaskName } from './state.js'

/** Removes a task's progress from the state: a late outcome is not shown. */
export function endTask(client: Client, name: TaskName): void {
  const { handles, store } = client
  handles.tasks.get(name)?.()
  if (!handles.tasks.delete(name)) return
  setScreens(client, { tasks: { ...store.getState().screens.tasks, [name]: undefined } })
}
