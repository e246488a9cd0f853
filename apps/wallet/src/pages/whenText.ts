import { en } from './texts/en.js'

export const dayMs = 86_400_000

/** A moment as people say it: the time for today, else the day with it. Milliseconds since 1970. */
export function whenText(at: number, now: number): string {
  const isNear = Math.abs(now - at) < dayMs / 2
  const day = { day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(en.locale, isNear ? time : { ...day, ...time }).format(at)
}
