import type { Client } from '../client.js'
import { type History, push } from './history.js'
import type { Entry } from './views.js'

/** Goes to a view. Ignored when it is shown already. */
export function show(client: Client, entry: Entry): void {
  setHistory(client, (history) => push(history, entry))
}

/** Moves through the views; `backwards` tells which way the screen should move. */
export function setHistory(
  { store }: Client,
  change: (history: History) => History,
  backwards = false,
): void {
  store.setState(({ modal }) => ({
    modal: { ...modal, history: change(modal.history), backwards },
  }))
}
