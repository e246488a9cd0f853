import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import QuickLRU from 'quick-lru'
import type { Database } from '../../database/Database.js'
import { imageSources } from './tables.js'

const dayMs = 86_400_000
const rowsMax = 500
type Source = typeof imageSources.$inferInsert

/**
 * Remembers addresses of pictures under ids. What is asked for in one turn is written together, and
 * an address that was written today is not written again.
 */
export function createLinks(db: Database, now: () => number) {
  const written = new QuickLRU<string, number>({ maxSize: 50_000 })
  let waiting = new Map<string, Source>()
  let writing: Promise<void> | undefined

  const write = async () => {
    // Calls of the same turn join this batch.
    await Promise.resolve()
    // In one order everywhere, so that two processes do not wait for each other's rows for ever.
    const rows = [...waiting.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
    waiting = new Map()
    writing = undefined
    for (let from = 0; from < rows.length; from += rowsMax) {
      await db
        .insert(imageSources)
        .values(rows.slice(from, from + rowsMax))
        .onConflictDoUpdate({
          target: imageSources.id,
          set: { linkedAt: sql`excluded.linked_at` },
          setWhere: lt(imageSources.linkedAt, new Date(now() - dayMs)),
        })
    }
    for (const { id } of rows) written.set(id, now())
  }

  /** @returns the id, once it is known to the database */
  return async (url: string): Promise<string> => {
    const id = createHash('sha256').update(url).digest('hex').slice(0, 40)
    if (now() - (written.get(id) ?? Number.NEGATIVE_INFINITY) < dayMs) return id
    waiting.set(id, { id, url, size: Buffer.byteLength(url), linkedAt: new Date(now()) })
    writing ??= write()
    await writing
    return id
  }
}
