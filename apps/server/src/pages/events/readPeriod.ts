import * as v from 'valibot'

/** Whole days in UTC: from the first one on, before the last one's end. */
export type Period = { from: Date; until: Date }

const dayMs = 86_400_000
/** The longest period. */
export const daysMax = 400
const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((day) => Date.parse(`${day}T00:00:00Z`)),
  v.finite(),
)

/** The period of a query: two days, or so many until today. Undefined where it names none. */
export function readPeriod(
  { days = '30', from, to }: Record<string, string>,
  now: number,
): Period | undefined {
  const today = now - (now % dayMs)
  if (!from && !to) {
    if (!['7', '30', '90'].includes(days)) return undefined
    return period(today - (Number(days) - 1) * dayMs, today)
  }
  const first = v.safeParse(Day, from)
  const last = v.safeParse(Day, to)
  if (!first.success || !last.success) return undefined
  const length = last.output - first.output
  return length < 0 || length > daysMax * dayMs ? undefined : period(first.output, last.output)
}

function period(first: number, last: number): Period {
  return { from: new Date(first), until: new Date(last + dayMs) }
}

/** A day as forms and addresses write it: `2026-01-31`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** All days of a period, as `dayOf` writes them. */
export function daysOf({ from, until }: Period): string[] {
  const length = Math.round((until.getTime() - from.getTime()) / dayMs)
  return Array.from({ length }, (_, day) => dayOf(new Date(from.getTime() + day * dayMs)))
}
