import { eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginAccounts, loginShares, loginWallets } from '../tables.js'

/** Reads what an account has of a wallet and locks it until the transaction ends. */
export async function lockAccount(db: Database, account: string): Promise<LockedAccount> {
  await db
    .select({ id: loginAccounts.id })
    .from(loginAccounts)
    .where(eq(loginAccounts.id, account))
    .for('update')
  const [wallet] = await db.select().from(loginWallets).where(eq(loginWallets.account, account))
  const sets = wallet
    ? await db.select().from(loginShares).where(eq(loginShares.wallet, wallet.id))
    : []
  const of = (state: string) => sets.find((one) => one.state === state)
  return { wallet, current: of('current'), next: of('next') }
}

export type LockedAccount = {
  wallet: typeof loginWallets.$inferSelect | undefined
  current: typeof loginShares.$inferSelect | undefined
  next: typeof loginShares.$inferSelect | undefined
}
