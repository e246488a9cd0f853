import type { LoginIdentity } from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Account } from '../Account.js'
import { newId } from '../newId.js'
import { loginAccounts } from '../tables.js'

/**
 * The account of an identity, made where there is none. Found by issuer and subject alone: what a provider says of somebody's
 * address or name leads to no account.
 */
export async function enterAccount(
  db: Database,
  { issuer, subject, email, userName, provider }: LoginIdentity,
  now: number,
): Promise<{ account: Account; isNew: boolean }> {
  const find = () =>
    db
      .select()
      .from(loginAccounts)
      .where(and(eq(loginAccounts.issuer, issuer), eq(loginAccounts.subject, subject)))
  const [known] = await find()
  if (known) return { account: await refresh(db, known, userName), isNew: false }
  const [made] = await db
    .insert(loginAccounts)
    .values({ id: newId(), issuer, subject, provider, email, userName, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) return { account: made, isNew: true }
  // Another browser of the same person was first.
  const [other] = await find()
  if (!other) throw new Error('An account was neither found nor made')
  return { account: other, isNew: false }
}

/** People change their name at a provider. Their address here is theirs to change. */
async function refresh(
  db: Database,
  account: Account,
  userName: string | null | undefined,
): Promise<Account> {
  if (!userName || userName === account.userName) return account
  await db.update(loginAccounts).set({ userName }).where(eq(loginAccounts.id, account.id))
  return { ...account, userName }
}
