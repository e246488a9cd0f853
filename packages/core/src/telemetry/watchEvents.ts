import type { Client } from '../Client.js'
import type { EventRecord } from './state.js'

/**
 * Calls `listener` with every event from now on, in order. Ends by the returned function, or with the client. What it throws is logged, as of
 * each listener to the state: it stops neither other listeners nor what the event tells of.
 */
export function watchEvents(
  { store, signal }: Client,
  listener: (record: EventRecord) => void,
): () => void {
  const stop = store.subscribe(({ telemetry: { last } }, before) => {
    if (last && last !== before.telemetry.last) listener(last)
  })
  const end = () => {
    signal.removeEventListener('abort', end)
    stop()
  }
  signal.addEventListener('abort', end)
  return end
}
