import type { Client } from '../Client.js'
import { type History, push } from './history.js'
import type { ViewEntry } from './views.js'

/** Goes to a view. Ignored when it is shown already. */
export function showView(client: Client, entry: ViewEntry): void {
  setHistory(client, (history) => push(history, entry))
}

/** Moves through the views; `backwards` is the direction in which the screen moves. */
export function setHistory(
  { store }: Client,
  change: (history: History) => History,
  backwards = false,
): void {
  store.setState(({ modal }) => ({
    modal: { ...modal, history: change(modal.history), backwards },
  }))
}
