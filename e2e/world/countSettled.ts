import { count } from './count.js'
import type { Visit } from './createVisit.js'

/** The same once it stands: what the page is about to let go of is counted until it has gone. */
export async function countSettled(visit: Visit): Promise<Awaited<ReturnType<typeof count>>> {
  for (let before = await count(visit); ; ) {
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const now = await count(visit)
    if (now.nodes === before.nodes && now.listeners === before.listeners) return now
    before = now
  }
}
