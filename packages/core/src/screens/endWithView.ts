import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import type { ViewEntry, ViewName } from '../modal/views.js'

/** Calls `end` once the entry of a view that is there now leaves the history, or the modal closes, which one in the page does not: what was begun in it is of that entry, and another one is another. */
export function endWithView(client: Client, name: ViewName, end: () => void): void {
  const { store } = client
  const entry = store.getState().modal.history.find((one: ViewEntry) => one.name === name)
  if (!entry) return
  const stop = store.subscribe(({ modal }) => {
    if (isShown(client) && modal.history.includes(entry)) return
    stop()
    end()
  })
}
