import type { Client, State } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * A value that core derives from the whole state, computed again when the state changes. Define `derive`
 * outside of the component: a new function each time would compute each time.
 */
export function useDerived<value>(derive: (client: Client, state: State) => value): value {
  const client = useFoyerClient()
  const state = useFoyerSelector(whole)
  return useMemo(() => derive(client, state), [derive, client, state])
}

function whole(state: State): State {
  return state
}
