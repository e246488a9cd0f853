import { lt, lte, or } from 'drizzle-orm'
import { dayMs } from '../bounds/times.js'
import { forgetProofs } from '../proofs/rememberProof.js'
import type { Keeper } from './Keeper.js'
import { forgetLeft } from './sessions/leftAddresses.js'
import { loginCodes, loginCounts, loginFormerShares, loginLog, loginSessions } from './tables.js'

/** How many days a user can read what happened. */
const logDays = 365

/** Forgets what is over: proofs, codes, sessions, counts, former sets, the log of last year. */
export async function tendLogin({ config, db, now }: Keeper): Promise<void> {
  const idle = now() - config.sessionIdleDays * dayMs
  await forgetProofs(db, now())
  await db.delete(loginCodes).where(lte(loginCodes.until, now()))
  await db
    .delete(loginSessions)
    .where(or(lte(loginSessions.until, now()), lte(loginSessions.usedAt, idle)))
  await db.delete(loginFormerShares).where(lte(loginFormerShares.until, now()))
  await forgetLeft({ db, now })
  await db.delete(loginCounts).where(lt(loginCounts.at, now() - dayMs))
  await db.delete(loginLog).where(lt(loginLog.at, now() - logDays * dayMs))
}
