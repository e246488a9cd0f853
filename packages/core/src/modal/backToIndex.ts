import type { Client } from '../Client.js'
import { backToIndex as to } from './history.js'
import { setHistory } from './showView.js'

/** Back to the view at `index`, counted from the first shown. Ignored when there is none. */
export function backToIndex(client: Client, index: number): void {
  setHistory(client, (history) => to(history, index), true)
}
