import type { Client } from '../Client.js'
import { replace } from './history.js'
import { setHistory } from './showView.js'
import type { ViewEntry } from './views.js'

/** Puts a view in the place of the shown one. Ignored when it is shown already. */
export function replaceView(client: Client, entry: ViewEntry): void {
  setHistory(client, (history) => replace(history, entry))
}
