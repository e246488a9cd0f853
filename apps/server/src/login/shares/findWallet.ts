import type { WalletRecord } from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { loginShares, loginWallets } from '../tables.js'

/**
 * The wallet of an account. What it says of recovery is that of the set in use; of a wallet that is just being made, of its first set.
 */
export async function findWallet(db: Database, account: string): Promise<FoundWallet | undefined> {
  const [row] = await db
    .select({
      id: loginWallets.id,
      eip155: loginWallets.eip155,
      solana: loginWallets.solana,
      createdAt: loginWallets.createdAt,
      tier: loginShares.tier,
      recovery: loginShares.recovery,
      state: loginShares.state,
    })
    .from(loginWallets)
    .innerJoin(loginShares, eq(loginShares.wallet, loginWallets.id))
    .where(eq(loginWallets.account, account))
    // `current` before `next`.
    .orderBy(loginShares.state)
    .limit(1)
  if (!row) return
  const { id, eip155, solana, createdAt, recovery, state } = row
  const tier = row.tier === 'user' ? 'user' : 'guarded'
  const record = { walletId: id, addresses: { eip155, solana }, tier, recovery, createdAt } as const
  return { record, isMade: state === 'current' }
}

export type FoundWallet = {
  record: WalletRecord
  /** Whether one of its sets was complete. */
  isMade: boolean
}
