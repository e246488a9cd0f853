import { randomUUID } from 'node:crypto'
import type { Database } from '../database/Database.js'
import { events } from '../events/tables.js'

/** Visitors who send one event after the other, until they are stopped. */
export type Load = {
  /** The ids of events that were answered with 200. */
  acknowledged: readonly string[]
  /** Resolves when so many more were acknowledged. */
  more(count: number): Promise<void>
  stop(): Promise<void>
}

const visitors = 16

/** Sends events for the project `local`. What is not answered, or refused, is not sent again. */
export function sendEvents(urls: readonly string[]): Load {
  const acknowledged: string[] = []
  let heard: () => void = () => undefined
  let stopped = false
  const visit = async (visitor: number) => {
    for (let n = visitor; !stopped; n++) {
      const id = randomUUID()
      if (await send(urls[n % urls.length] ?? '', id)) acknowledged.push(id)
      // One that cannot be reached refuses at once: the others need their turns.
      else await new Promise(setImmediate)
      heard()
    }
  }
  const done = Array.from({ length: visitors }, (_, index) => visit(index))
  return {
    acknowledged,
    more(count) {
      const wanted = acknowledged.length + count
      return new Promise((resolve) => {
        heard = () => {
          if (acknowledged.length >= wanted) resolve()
        }
      })
    },
    async stop() {
      stopped = true
      await Promise.all(done)
    },
  }
}

async function send(server: string, eventId: string): Promise<boolean> {
  try {
    const answer = await fetch(`${server}/e?projectId=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(5_000),
      body: JSON.stringify({
        eventId,
        url: 'http://localhost:4100/',
        domain: 'localhost',
        timestamp: Date.now(),
        props: { type: 'track', event: 'MODAL_OPEN' },
      }),
    })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}

/** Those of the ids that the database does not have. */
export async function missingEvents(db: Database, ids: readonly string[]): Promise<string[]> {
  const kept = new Set((await db.select({ id: events.id }).from(events)).map(({ id }) => id))
  return ids.filter((id) => !kept.has(id))
}
