import type { WalletRecord } from '@foyer/protocol/login'
import type { GuardRow, KeeperRow } from './signedRows.js'

/** Whom the guard lets in is known also while it guards nothing. */
export type Guarded = GuardRow & {
  letIn: Set<string>
  /** Whom the guard asks. */
  of: string
}

/** Keeper and guard at one moment. */
export type Saved = {
  wallet: Omit<WalletRecord, 'tier' | 'recovery'> | undefined
  current: KeeperRow | undefined
  next: KeeperRow | undefined
  former: KeeperRow[]
  guarded: Map<string, Guarded>
  away: Set<string>
  proved: Set<string>
}

/** Puts what was saved into two that know nothing yet. Returns the rest of it, which no other holder has. */
export function refill(
  { guarded, away, proved }: Pick<Saved, 'guarded' | 'away' | 'proved'>,
  saved: Saved,
): Saved {
  const kept = structuredClone(saved)
  for (const [walletId, row] of kept.guarded) guarded.set(walletId, row)
  for (const path of kept.away) away.add(path)
  for (const browser of kept.proved) proved.add(browser)
  return kept
}
