import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import type { ViewName } from '../modal/views.js'
import type { State } from '../state.js'

/**
 * Calls `left` once, when the modal leaves a view in whichever way: for another view, or because it closes. The view may be
 * shown already or come next. Returns a function that ends the watch.
 */
export function whenLeft({ store }: Client, view: ViewName, left: () => void): () => void {
  const isThere = ({ modal }: State) => topEntry(modal.history).name === view
  let shown = isThere(store.getState())
  const stop = store.subscribe((state) => {
    if (isThere(state) || !shown) {
      shown = isThere(state)
      return
    }
    stop()
    left()
  })
  return stop
}
