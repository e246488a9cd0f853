import type { State } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * A value of the client's state; the component renders again when it changes. `select` must return the same
 * value for the same state: select stored values, and derive others outside.
 */
export function useFoyerSelector<value>(select: (state: State) => value): value {
  const { store } = useFoyerClient()
  const now = useCallback(() => select(store.getState()), [store, select])
  const first = useCallback(() => select(store.getInitialState()), [store, select])
  return useSyncExternalStore(store.subscribe, now, first)
}
