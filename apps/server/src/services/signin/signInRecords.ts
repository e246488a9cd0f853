import { signInSessionsMax } from '@foyer/protocol'
import type { SignInSession } from '@foyer/protocol/api'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { OpenSignIn } from './findSignIn.js'
import type { SignInAccount } from './SignIns.js'
import { signInAccounts, signInNonces, signInSessions } from './tables.js'

type Owner = Pick<OpenSignIn, 'project' | 'account'>

const sessionsOf = ({ project, account }: Owner) =>
  and(eq(signInSessions.project, project), eq(signInSessions.account, account))
const accountOf = ({ project, account }: Owner) =>
  and(eq(signInAccounts.project, project), eq(signInAccounts.account, account))

/** What is read and written of accounts that are signed in. */
export const signInRecords = {
  async list(db: Database, owner: OpenSignIn, now: number): Promise<SignInSession[]> {
    const found = await db
      .select()
      .from(signInSessions)
      .where(and(sessionsOf(owner), gt(signInSessions.until, now)))
      .orderBy(desc(signInSessions.usedAt), signInSessions.id)
      .limit(signInSessionsMax)
    return found.map((one) => ({
      ...{ id: one.id, address: one.address, chainId: one.chainId, domain: one.domain },
      ...{ browser: one.browser, wallet: one.wallet },
      ...{ createdAt: one.since, usedAt: one.usedAt, expiresAt: one.until },
      isCurrent: one.id === owner.id,
    }))
  },
  async end(db: Database, owner: Owner, which: { readonly id: string } | 'all'): Promise<void> {
    const chosen = which === 'all' ? undefined : eq(signInSessions.id, which.id)
    await db.delete(signInSessions).where(and(sessionsOf(owner), chosen))
  },
  async use(db: Database, { id }: OpenSignIn, now: number): Promise<void> {
    await db.update(signInSessions).set({ usedAt: now }).where(eq(signInSessions.id, id))
  },
  async readAccount(db: Database, owner: OpenSignIn): Promise<SignInAccount> {
    const [found] = await db.select().from(signInAccounts).where(accountOf(owner))
    return {
      metadata: (found?.metadata as SignInAccount['metadata'] | undefined) ?? null,
      firstSignedInAt: found?.firstAt ?? owner.since,
      lastSignedInAt: found?.lastAt ?? owner.since,
    }
  },
  async putMetadata(db: Database, owner: Owner, metadata: SignInAccount['metadata']) {
    await db.update(signInAccounts).set({ metadata }).where(accountOf(owner))
  },
  async forget(db: Database, now: number): Promise<void> {
    await db.delete(signInNonces).where(lte(signInNonces.until, now))
    await db.delete(signInSessions).where(lte(signInSessions.until, now))
  },
}
