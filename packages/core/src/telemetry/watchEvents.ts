import type { Client } from '../Client.js'
import type { EventRecord } from './state.js'

/**
 * Calls `listener` with every event from now on, in order. Ends by the returned function, or with the client. What it throws is logged: it
 * stops neither other listeners nor what the event tells of.
 */
export function watchEvents(
  { store, signal, environment }: Client,
  listener: (record: EventRecord) => void,
): () => void {
  const stop = store.subscribe(({ telemetry: { last } }, before) => {
    if (!last || last === before.telemetry.last) return
    try {
      listener(last)
    } catch (error) {
      environment.log(error)
    }
  })
  const end = () => {
    signal.removeEventListener('abort', end)
    stop()
  }
  signal.addEventListener('abort', end)
  return end
}
