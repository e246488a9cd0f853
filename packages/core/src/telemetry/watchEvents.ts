import type { Client } from '../client.js'
import type { EventRecord } from './state.js'

/** Hears every event from now on, in order. Returns the end of it, which the client's own end is too. */
export function watchEvents(
  { store, signal }: Client,
  hear: (record: EventRecord) => void,
): () => void {
  const stop = store.subscribe(({ telemetry: { last } }, before) => {
    if (last && last !== before.telemetry.last) hear(last)
  })
  const end = () => {
    signal.removeEventListener('abort', end)
    stop()
  }
  signal.addEventListener('abort', end)
  return end
}
