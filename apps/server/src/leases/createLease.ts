import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { leases } from './tables.js'

/** The right to do a work that only one process may do at a time. */
export type Lease = {
  /** Takes or keeps the right for a while. `false` while another process has it. */
  take(): Promise<boolean>
  /**
   * Writes as the holder: the right is locked until the transaction ends, and renewed with it.
   *
   * @throws `LeaseLostError`, and nothing is written, when another process has it meanwhile
   */
  write<result>(work: (db: Database) => Promise<result>): Promise<result>
  /** Gives it up, so that another one need not wait. */
  release(): Promise<void>
}

/** Another process took over, so that this one must not write. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** A right kept in the database, under a name, for the process that calls itself `holder`. */
export function createLease({ db, name, holder, forMs, now }: createLease.Parts): Lease {
  const held = () => and(eq(leases.name, name), eq(leases.holder, holder))
  return {
    async take() {
      const until = now() + forMs
      const rows = await db
        .insert(leases)
        .values({ name, holder, until })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder: sql`excluded.holder`, until: sql`excluded.until` },
          setWhere: sql`${leases.holder} = ${holder} or ${leases.until} <= ${now()}`,
        })
        .returning({ name: leases.name })
      return rows.length > 0
    },
    write: (work) =>
      db.transaction(async (inner) => {
        const rows = await inner
          .update(leases)
          .set({ until: now() + forMs })
          .where(held())
          .returning({ name: leases.name })
        if (rows.length === 0) throw new LeaseLostError('Another process took over')
        return work(inner)
      }),
    async release() {
      await db.delete(leases).where(held())
    },
  }
}

export declare namespace createLease {
  type Parts = { db: Database; name: string; holder: string; forMs: number; now(): number }
}
