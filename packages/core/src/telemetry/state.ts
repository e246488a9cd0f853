import type { TrackedEvent } from './events.js'

/** An event as the host hears it; `timestamp` in ms since the epoch. */
export type EventRecord = {
  readonly timestamp: number
  readonly data: TrackedEvent
  /** Of an error: where in the code it was, line by line. */
  readonly stackTrace?: string | undefined
}

export type TelemetryState = {
  readonly last: EventRecord | undefined
  /** Those that are to be sent and were not yet, the oldest first. None where nothing is sent. */
  readonly waiting: readonly EventRecord[]
  /** When errors were reported, in ms, within the last minute. */
  readonly reports: readonly number[]
}

export const initialTelemetry: TelemetryState = { last: undefined, waiting: [], reports: [] }
