import { lte } from 'drizzle-orm'
import type { Guard } from '../Guard.js'
import { guardFormerShares } from '../guardTables.js'

/** Removes former sets that were kept long enough. */
export async function forgetFormer({ db, now }: Pick<Guard, 'db' | 'now'>): Promise<void> {
  await db.delete(guardFormerShares).where(lte(guardFormerShares.until, now()))
}
