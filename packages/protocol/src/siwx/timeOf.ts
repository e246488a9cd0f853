import { isDate } from './checkSiwxMessage.js'

/** The moment of a date of RFC 3339, in milliseconds since 1970. What is no date is at no time (`NaN`). */
export function timeOf(date: string): number {
  return isDate(date) ? Date.parse(date) : Number.NaN
}
