import { relativeTime } from '@foyer/protocol'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** Returns what writes how long ago something was, in milliseconds: in English the catalogue's short words, else those of the locale. */
export function createAgo(locale: string): (passedMs: number) => string {
  if (/^en\b/.test(locale)) return (passedMs) => relativeTime(0, passedMs)
  return (passedMs) => {
    const [unit, size] = units.find(([, ms]) => passedMs >= ms) ?? ['second', 1_000]
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
    return format.format(Math.max(0, Math.floor(passedMs / size)))
  }
}
