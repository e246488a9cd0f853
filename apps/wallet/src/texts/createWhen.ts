import type { Formats } from '@foyer/protocol/texts'

/** A moment, and the one at which it is read. Milliseconds since 1970. */
export type Moment = { readonly at: number; readonly now: number }

const nearMs = 43_200_000

/** Writes a moment as people say it: the time for what is near, else the day with it. */
export function createWhen({ date }: Formats): (moment: Moment) => string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const day = { day: 'numeric', month: 'short' } as const
  return ({ at, now }) => date(at, Math.abs(now - at) < nearMs ? time : { ...day, ...time })
}
