import type { Client } from '../client.js'
import type { TrackedEvent } from './events.js'

/** Tells the host page that something happened. Sent nowhere. */
export function track({ store, clock }: Client, data: TrackedEvent): void {
  store.setState(({ telemetry }) => ({
    telemetry: { ...telemetry, last: { timestamp: clock.now(), data } },
  }))
}
