import { and, eq, gte, lt } from 'drizzle-orm'
import { eventCounts } from './tables.js'

/** Which events are looked at: from the begin of a day in UTC to that of another. */
export type EventRange = { projectId: string; from: Date; until: Date }

/** The counts of a project on whole days. */
export function onDays({ projectId, from, until }: EventRange) {
  return and(
    eq(eventCounts.projectId, projectId),
    gte(eventCounts.day, from.toISOString().slice(0, 10)),
    lt(eventCounts.day, until.toISOString().slice(0, 10)),
  )
}
