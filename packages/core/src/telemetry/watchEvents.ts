import type { Client } from '../Client.js'
import type { EventRecord } from './state.js'

/** Calls `hear` with every event from now on, in order. Ends by the returned function, or with the client. */
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
