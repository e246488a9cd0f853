import { createTime } from './createTime.js'

/** Returns what writes days, times and months as the locale has them. English has the day first, unless its region is another. */
export function createDays(locale: string) {
  const place = /^en(-US)?$/.test(locale) ? 'en-GB' : locale
  const whole = createTime(place)
  let day: Intl.DateTimeFormat | undefined
  return {
    /** The day of a time in milliseconds since 1970: `01 Feb`. */
    short: (ms: number) => {
      day ??= new Intl.DateTimeFormat(place, { day: '2-digit', month: 'short' })
      return day.format(ms)
    },
    /** The date with the hour. */
    whole,
    /** A month's name, with its year when that is not `thisYear`: `November`, `December 2025`. */
    month: (year: number, month: number, thisYear: number) => {
      // The middle of the month is in it wherever one is.
      const date = new Date(Date.UTC(year, month - 1, 15))
      return new Intl.DateTimeFormat(place, {
        month: 'long',
        timeZone: 'UTC',
        ...(year !== thisYear && { year: 'numeric' }),
      }).format(date)
    },
  }
}
