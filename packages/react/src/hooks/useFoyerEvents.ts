import { type EventRecord, type State, watchEvents } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * The last event, such as `CONNECT_SUCCESS`, with its time in ms since the epoch. None carries an address.
 * Of several events at once only the last is rendered; `listener` is called with each, in order.
 */
export function useFoyerEvents(listener?: (record: EventRecord) => void): EventRecord | undefined {
  const client = useFoyerClient()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => watchEvents(client, (record) => latest.current?.(record)), [client])
  return useFoyerSelector(lastOf)
}

function lastOf({ telemetry }: State) {
  return telemetry.last
}
