import { topEntry } from './topEntry.js'
import type { ViewEntry } from './views.js'

/** The views gone through, the shown one last. Never empty. */
export type History = readonly [ViewEntry, ...ViewEntry[]]

/** Ignored when the view is already shown. */
export function push(history: History, entry: ViewEntry): History {
  return topEntry(history).name === entry.name ? history : [...history, entry]
}

/** Ignored when the last entry is the target already. */
export function replace(history: History, entry: ViewEntry): History {
  if (topEntry(history).name === entry.name) return history
  const [first, ...rest] = history.slice(0, -1)
  return first ? [first, ...rest, entry] : [entry]
}

export function reset(entry: ViewEntry): History {
  return [entry]
}

/**
 * One view back. `undefined` when there is nowhere to go: the modal closes.
 * While connected, Account is shown instead of Connect.
 */
export function back(history: History, connected: boolean): History | undefined {
  const [first, ...rest] = history.slice(0, -1)
  if (!first) return undefined
  const shorter: History = [first, ...rest]
  return connected && topEntry(shorter).name === 'Connect' ? [{ name: 'Account' }] : shorter
}

/** Back to the entry at `index`; ignored when there is none. */
export function backToIndex(history: History, index: number): History {
  const [first, ...rest] = history.slice(0, index + 1)
  return first && index < history.length ? [first, ...rest] : history
}
