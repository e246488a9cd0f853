import type { Client } from '../client.js'
import { backToIndex as to } from './history.js'
import { setHistory } from './show.js'

/** Back to the view at `index`, counted from the first shown. Ignored when there is none. */
export function backToIndex(client: Client, index: number): void {
  setHistory(client, (history) => to(history, index), true)
}
