import type { TrackedEvent } from './events.js'

/** An event as the host hears it; `timestamp` in ms since the epoch. */
export type EventRecord = { readonly timestamp: number; readonly data: TrackedEvent }

export type TelemetryState = {
  readonly last: EventRecord | undefined
  /** When errors were reported, in ms, within the last minute. */
  readonly reports: readonly number[]
}

export const initialTelemetry: TelemetryState = { last: undefined, reports: [] }
