import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { countUse } from '../codes/countUse.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginAccounts } from '../tables.js'

const rate = { gapMs: 0, perHour: 10, perDay: 240 }

/**
 * HMAC-SHA-256 of a value under a secret of the account that never leaves here. Each try is counted before it is answered.
 *
 * @throws 429 after ten in an hour
 */
export async function pepperValue(
  keeper: Keeper,
  { account }: KeeperSession,
  value: string,
): Promise<string> {
  await countUse(keeper, keeper.db, `passphrase|${account.id}`, rate)
  const sealed = account.pepper ?? (await makeSecret(keeper, account.id))
  const secret = await keeper.envelope.open(sealed, contextOf(account.id))
  const answer = createHmac('sha256', secret)
    .update(Buffer.from(value, 'base64url'))
    .digest('base64url')
  secret.fill(0)
  return answer
}

/** Of two that ask first at the same time, one makes it. */
async function makeSecret({ db, envelope }: Keeper, account: string): Promise<string> {
  const secret = randomBytes(32)
  const pepper = await envelope.seal(secret, contextOf(account))
  secret.fill(0)
  await db
    .update(loginAccounts)
    .set({ pepper })
    .where(and(eq(loginAccounts.id, account), isNull(loginAccounts.pepper)))
  const [row] = await db
    .select({ pepper: loginAccounts.pepper })
    .from(loginAccounts)
    .where(eq(loginAccounts.id, account))
  if (!row?.pepper) throw new Error('The secret of an account was not kept')
  return row.pepper
}

function contextOf(account: string) {
  return { account, kind: 'passphrase' }
}
