import { eventsWaitingMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { TrackedEvent } from './events.js'

/** Records an event for the host page, and for its server where it has one and events are enabled. */
export function track(
  { store, clock, options }: Client,
  data: TrackedEvent,
  stackTrace?: string,
): void {
  const record = { timestamp: clock.now(), data, ...(stackTrace && { stackTrace }) }
  store.setState(({ telemetry, features }) => ({
    telemetry: {
      ...telemetry,
      last: record,
      ...(options.server !== undefined &&
        features.analytics && { waiting: [...telemetry.waiting, record].slice(-eventsWaitingMax) }),
    },
  }))
}
