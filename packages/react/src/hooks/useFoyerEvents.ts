import { type EventRecord, type State, watchEvents } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useClient } from './useClient.js'
import { useSelect } from './useSelect.js'

/**
 * The last event, such as `CONNECT_SUCCESS`, with its time in ms since the epoch. None carries an address.
 * A page draws only the last of several that come at once; `hear` is called with each, in order.
 */
export function useFoyerEvents(hear?: (record: EventRecord) => void): EventRecord | undefined {
  const client = useClient()
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => watchEvents(client, (record) => latest.current?.(record)), [client])
  return useSelect(lastOf)
}

function lastOf({ telemetry }: State) {
  return telemetry.last
}
