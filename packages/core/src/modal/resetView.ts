import type { Client } from '../client.js'
import { reset } from './history.js'
import { setHistory } from './show.js'
import type { Entry } from './views.js'

/** Forgets the views gone through and shows this one. */
export function resetView(client: Client, entry: Entry): void {
  setHistory(client, () => reset(entry))
}
