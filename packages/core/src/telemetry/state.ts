import type { TrackedEvent } from './events.js'

/** An event as the host receives it; `timestamp` in ms since the epoch. */
export type EventRecord = {
  readonly timestamp: number
  readonly data: TrackedEvent
  /** For an error: its places in the code, one a line. */
  readonly stackTrace?: string | undefined
}

export type TelemetryState = {
  readonly last?: EventRecord | undefined
  /** Events that are still to be sent, the oldest first. None where nothing is sent. */
  readonly waiting: readonly EventRecord[]
  /** When errors were reported, in ms, within the last minute. */
  readonly reports: readonly number[]
}

export const initialTelemetry: TelemetryState = { waiting: [], reports: [] }
