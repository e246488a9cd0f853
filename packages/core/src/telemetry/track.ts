import { eventsWaitingMax } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { TrackedEvent } from './events.js'

/** Tells the host page that something happened, and its server where it has one and wants to hear it. */
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
