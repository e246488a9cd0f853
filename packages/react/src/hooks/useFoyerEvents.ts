import type { EventRecord, State } from '@foyer/core'
import { useSelect } from './useSelect.js'

/** The last event, such as `CONNECT_SUCCESS`, with its time in ms since the epoch. None carries an address. */
export function useFoyerEvents(): EventRecord | undefined {
  return useSelect(lastOf)
}

function lastOf({ telemetry }: State) {
  return telemetry.last
}
