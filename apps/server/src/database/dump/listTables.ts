import { sql } from 'drizzle-orm'
import type { Database } from '../Database.js'
import { rowsOf } from './rowsOf.js'

/** What is of the running moment alone, and of this very database. */
const passing = ['leases', 'rate_limits']

/** The tables that hold what is worth keeping; one that refers to another comes after it. */
export async function listTables(db: Database): Promise<string[]> {
  const found = await rowsOf<{ name: string; needs: string[] }>(
    db,
    sql`
      select t.relname::text as name,
        array(
          select f.relname::text from pg_constraint c join pg_class f on f.oid = c.confrelid
          where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
        ) as needs
      from pg_class t
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      order by 1`,
  )
  const left = found.filter(({ name }) => !passing.includes(name))
  const ordered: string[] = []
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((name) => ordered.includes(name)))
    const [one] = left.splice(next, 1)
    if (next < 0 || !one) throw new Error('The tables refer to each other in a circle')
    ordered.push(one.name)
  }
  return ordered
}
