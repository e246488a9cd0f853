import { createNumber } from './createNumber.js'

/** Returns what writes a time left, in milliseconds, as minutes and seconds in the digits of the locale: `3:42`. */
export function createMinutes(locale: string): (ms: number) => string {
  const number = createNumber(locale)
  return (ms) => {
    const seconds = Math.ceil(ms / 1000)
    const rest = seconds % 60
    return `${number(Math.floor(seconds / 60))}:${rest < 10 ? number(0) : ''}${number(rest)}`
  }
}
