import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import { endTask } from './endTask.js'
import { setScreens } from './setScreens.js'
import type { Task, TaskName, Tasks } from './state.js'

/**
 * Runs what the shown view begins. `screens.tasks` of the state has its progress until the modal leaves the view, or until another
 * call of the same task; a late outcome changes nothing there. A view that another one covers is not left: the embedded wallet shows its
 * screen over it, and the outcome is there when it leads back. Settles as `work` does, which may ask
 * whether its view is still shown: what comes late shows no other one.
 */
export async function runTask<name extends TaskName, result>(
  client: Client,
  name: name,
  variables: Tasks[name],
  work: (isShown: () => boolean) => Promise<result>,
): Promise<result> {
  const { handles, store } = client
  endTask(client, name)
  const entry = topEntry(store.getState().modal.history)
  const isShown = () => topEntry(store.getState().modal.history) === entry
  let isSettled = false
  let isSeen = false
  const stop = store.subscribe(({ modal: { history } }) => {
    if (isShown()) isSeen = isSettled
    else if (isSeen || !entry || !history.includes(entry)) endTask(client, name)
  })
  handles.tasks.set(name, stop)
  const set = (task: Task<name>) => {
    if (handles.tasks.get(name) === stop)
      setScreens(client, { tasks: { ...store.getState().screens.tasks, [name]: task } })
  }
  const settle = () => {
    isSettled = true
    isSeen = isShown()
  }
  set({ status: 'pending', variables })
  try {
    const result = await work(isShown)
    settle()
    set({ status: 'success', variables })
    return result
  } catch (error) {
    settle()
    set({ status: 'error', error, variables })
    throw error
  }
}
