import type { Client, State } from '@foyer/core'
import { useMemo } from 'react'
import { useClient } from './useClient.js'
import { useSelect } from './useSelect.js'

/**
 * What core works out of the whole state, worked out again when the state changes. `derive` stands
 * outside of the component: a new function each time would compute each time.
 */
export function useDerived<value>(derive: (client: Client, state: State) => value): value {
  const client = useClient()
  const state = useSelect(whole)
  return useMemo(() => derive(client, state), [derive, client, state])
}

function whole(state: State): State {
  return state
}
