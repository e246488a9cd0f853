import type { readGuardEmail } from '@foyer/protocol/login'
import { and, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardChanges } from '../guardTables.js'

type Answer = v.InferOutput<typeof readGuardEmail.output>

/** Where the guard asks about a wallet, and what is left to do of a change. @throws 403, 404 */
export async function readEmail(
  { db, now }: Guard,
  { jkt }: GuardCaller,
  id: string,
): Promise<Answer> {
  return db.transaction(async (inside) => {
    const wallet = await openWallet(inside, id, jkt)
    const isRunning = and(eq(guardChanges.wallet, id), gt(guardChanges.until, now()))
    const [found] = await inside.select().from(guardChanges).where(isRunning)
    const change = found && {
      email: found.email,
      until: found.until,
      left: [
        ...(found.oldHash === null ? [] : (['old'] as const)),
        ...(found.newHash === null ? [] : (['new'] as const)),
      ],
    }
    return { email: wallet.provider === 'email' ? wallet.email : null, change }
  })
}
