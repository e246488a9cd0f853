import type { ViewEntry } from './views.js'

/** The shown view of a `History`. Apart from the rest of `history.ts`: every page needs it before the modal. */
export function topEntry(history: readonly [ViewEntry, ...ViewEntry[]]): ViewEntry {
  return history.at(-1) ?? history[0]
}
