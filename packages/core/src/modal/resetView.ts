import type { Client } from '../Client.js'
import { reset } from './history.js'
import { setHistory } from './showView.js'
import type { ViewEntry } from './views.js'

/** Forgets the views gone through and shows this one. */
export function resetView(client: Client, entry: ViewEntry): void {
  setHistory(client, () => reset(entry))
}
