import type { Client, State } from '@foyer/core'
import { isAlike } from '@foyer/core/internal'
import { useMemo, useSyncExternalStore } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * A value that core derives from the whole state. It is computed again when the state changes, and the component renders again only when it
 * looks otherwise then. Define `derive` outside of the component: a new function each time would compute each time.
 */
export function useDerived<value>(derive: (client: Client, state: State) => value): value {
  const client = useFoyerClient()
  const { store } = client
  const [now, first] = useMemo(() => {
    const reader = () => {
      let seen: { readonly state: State; readonly value: value } | undefined
      return (state: State) => {
        if (seen?.state === state) return seen.value
        const value = derive(client, state)
        seen = { state, value: seen && isAlike(seen.value, value) ? seen.value : value }
        return seen.value
      }
    }
    const [read, readFirst] = [reader(), reader()]
    return [() => read(store.getState()), () => readFirst(store.getInitialState())] as const
  }, [derive, client, store])
  return useSyncExternalStore(store.subscribe, now, first)
}
