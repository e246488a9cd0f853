import { useTexts } from './TextsContext.js'

/** The last second that a date can hold. */
const latest = 8_640_000_000_000n

/** Writes seconds since 1970 as a day and a time; what lies beyond all calendars has no end. */
export function useMoment() {
  const { moment, noEnd } = useTexts()
  return (seconds: bigint | undefined): string => {
    // Beyond some centuries it is no intended date.
    if (seconds === undefined || seconds > latest || seconds >= 2n ** 34n) return noEnd
    return moment(Number(seconds) * 1000)
  }
}
