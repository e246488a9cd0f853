import type { Client } from '../Client.js'
import type { ViewEntry, ViewName } from '../modal/views.js'

/** Calls `end` once the entry of a view that is there now leaves the history, or the modal closes: what was begun in it is of that entry, and another one is another. */
export function endWithView({ store }: Client, name: ViewName, end: () => void): void {
  const entry = store.getState().modal.history.find((one: ViewEntry) => one.name === name)
  if (!entry) return
  const stop = store.subscribe(({ modal }) => {
    if (modal.open && modal.history.includes(entry)) return
    stop()
    end()
  })
}
