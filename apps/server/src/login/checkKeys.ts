import { sql } from 'drizzle-orm'
import type { Keeper } from './Keeper.js'
import { loginShares } from './tables.js'

/**
 * Checks at the start, before any login, that the key that the stored shares were sealed under is there.
 *
 * @throws when it is not: with a key of its own making the server would seal new shares and open no old one
 */
export async function checkKeys({ db, envelope }: Keeper): Promise<void> {
  const kek = sql<string>`split_part(${loginShares.sealed}, '.', 2)`
  const rows = await db.selectDistinctOn([kek], { sealed: loginShares.sealed }).from(loginShares)
  if (rows.every(({ sealed }) => envelope.knows(sealed))) return
  throw new Error(
    'The database holds shares that were sealed under another key than FOYER_KEK_FILE or FOYER_KEK_KMS has. Put that key back.',
  )
}
