import type { State } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useClient } from './useClient.js'

/**
 * A piece of the client's state, followed. `select` must give the same value for the same state: pick
 * facts, and derive from them outside.
 */
export function useSelect<value>(select: (state: State) => value): value {
  const { store } = useClient()
  const now = useCallback(() => select(store.getState()), [store, select])
  const first = useCallback(() => select(store.getInitialState()), [store, select])
  return useSyncExternalStore(store.subscribe, now, first)
}
