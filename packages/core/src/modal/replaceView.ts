import type { Client } from '../client.js'
import { replace } from './history.js'
import { setHistory } from './show.js'
import type { Entry } from './views.js'

/** Puts a view in the place of the shown one. Ignored when it is shown already. */
export function replaceView(client: Client, entry: Entry): void {
  setHistory(client, (history) => replace(history, entry))
}
