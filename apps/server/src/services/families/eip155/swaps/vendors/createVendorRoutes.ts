import { and, eq, gt, lte } from 'drizzle-orm'
import { minuteMs } from '../../../../../bounds/times.js'
import type { Database } from '../../../../../database/Database.js'
import { newId } from '../../../../../secrets/newId.js'
import { readExact, writeExact } from '../../../../exactJson.js'
import { swapRoutes } from './tables.js'

/** Keeps what services need to build what they quoted, for all processes, as long as a quote holds. */
export function createVendorRoutes(db: Database, now: () => number) {
  return {
    /** Gives the key that it is found by; it cannot be guessed. */
    async keep(vendor: string, route: unknown): Promise<string> {
      const id = newId()
      const until = now() + minuteMs
      await db.insert(swapRoutes).values({ id, vendor, route: writeExact(route), until })
      return id
    },
    /** `undefined` when it is over. */
    async find(vendor: string, id: string): Promise<unknown> {
      const [row] = await db
        .select({ route: swapRoutes.route })
        .from(swapRoutes)
        .where(
          and(eq(swapRoutes.id, id), eq(swapRoutes.vendor, vendor), gt(swapRoutes.until, now())),
        )
      return row && readExact(row.route)
    },
    async forget(): Promise<void> {
      await db.delete(swapRoutes).where(lte(swapRoutes.until, now()))
    },
  }
}

export type VendorRoutes = ReturnType<typeof createVendorRoutes>
