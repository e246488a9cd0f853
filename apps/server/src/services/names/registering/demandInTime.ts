import { minuteMs } from '../../../bounds/times.js'
import { HttpError } from '../../../errors/HttpError.js'

/** Clocks differ, and a message is read before it is signed. */
const driftMs = 5 * minuteMs

/** @throws `HttpError` 400 `timestamp_invalid` for a message, with its time in seconds, that was not written in the last five minutes */
export function demandInTime(timestamp: number, now: number): void {
  if (Math.abs(now - timestamp * 1_000) > driftMs)
    throw new HttpError(
      400,
      'timestamp_invalid',
      'The signed message is not of the last five minutes. Check the clock of this device, and sign again.',
    )
}
