import * as v from 'valibot'
import { HttpError } from '../../errors/HttpError.js'

/** Whole days in UTC: from the first one on, before the last one's end. */
export type Period = { from: Date; until: Date }

const dayMs = 86_400_000
const daysMax = 400
const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((day) => Date.parse(`${day}T00:00:00Z`)),
  v.finite(),
)

/** The period of a query: two days, or so many until today. @throws 400 when it is none */
export function readPeriod({ days = '30', from, to }: Record<string, string>, now: number): Period {
  const today = now - (now % dayMs)
  if (!from && !to) {
    if (!['7', '30', '90'].includes(days)) throw wrong()
    return period(today - (Number(days) - 1) * dayMs, today)
  }
  const first = v.safeParse(Day, from)
  const last = v.safeParse(Day, to)
  if (!first.success || !last.success) throw wrong()
  if (last.output < first.output || last.output - first.output > daysMax * dayMs) throw wrong()
  return period(first.output, last.output)
}

function period(first: number, last: number): Period {
  return { from: new Date(first), until: new Date(last + dayMs) }
}

/** A day as people write it: `2026-01-31`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** All days of a period, as people write them. */
export function daysOf({ from, until }: Period): string[] {
  const length = Math.round((until.getTime() - from.getTime()) / dayMs)
  return Array.from({ length }, (_, day) => dayOf(new Date(from.getTime() + day * dayMs)))
}

function wrong(): HttpError {
  return new HttpError(
    400,
    'input_invalid',
    `A period is 7, 30 or 90 days, or up to ${daysMax} days between two dates.`,
  )
}
