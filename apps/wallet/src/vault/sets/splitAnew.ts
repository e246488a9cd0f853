import { type LoginIdentity, putKeeperShare, type WalletRecord } from '@foyer/protocol/login'
import { wipe } from '../keys/wipe.js'
import type { VaultWorld } from '../VaultWorld.js'
import { closeGuard, promoteAtGuard, putAtGuard } from './guardSets.js'
import { promoteAtKeeper } from './keeperSets.js'
import type { OpenedKey } from './openKey.js'
import { overtaken } from './refusal.js'
import { type Places, type SignedFirst, signForGuard, signForKeeper } from './signSet.js'
import { type KeySet, splitKey } from './splitKey.js'

/** What was read before the split; services refuse a split of what is no longer so. */
export type Seen = {
  readonly keeper: Places
  /** `undefined` where it guards nothing. */
  readonly guard: Places | undefined
}

/**
 * Splits the key into three new shares: the old ones are of no use after. Wherever this is cut off, two shares of one set are left: the
 * old set is whole until the keeper or (in the guarded tier) the guard drops it, and by then all of the new one is in its places.
 *
 * The guard comes first. Its new share takes the place of any other that is being made, which can then no longer be promoted; so
 * that what the guard promotes is what the keeper has. `seen` is from before.
 */
export async function splitGuarded(
  world: VaultWorld,
  { walletId, addresses }: WalletRecord,
  { entropy, keys }: OpenedKey,
  seen: Seen,
  /** Of a wallet that comes back to the guard: to whom, and how it gets its share where it has nothing of it. */
  returning?: { identity: LoginIdentity; bring: (first: SignedFirst) => Promise<void> },
) {
  const set = await splitKey(entropy)
  const { setId } = set
  const owner = { walletId, addresses, keys }
  const guard = seen.guard ?? { current: undefined, next: undefined }
  // No other browser is let in any more.
  const alone = returning !== undefined && guard.current !== undefined
  try {
    const atGuard = signForGuard(owner, set, guard, alone)
    const { current, next } = guard
    if (current) await putAtGuard(world, atGuard.first, { current, next }, returning?.identity)
    else if (returning) await returning.bring(atGuard.first)
    else throw overtaken()
    const record = { tier: 'guarded', recovery: null } as const
    const atKeeper = signForKeeper(owner, set, record, seen.keeper)
    await world.calls.keeper(putKeeperShare, atKeeper.put)
    const promotion = { keeper: atKeeper.promotion, guard: atGuard.promotion }
    await world.shares.write(walletId, { setId, share: set.device, addresses, promotion })
    if (!(await promoteAtGuard(world, owner, setId, promotion.guard))) throw overtaken()
    await promoteAtKeeper(world, setId, promotion.keeper)
    await world.shares.keepOnly(walletId, setId)
  } finally {
    wipe(set.device, set.keeper, set.recovery)
  }
}

/**
 * As `splitGuarded`, for a recovery share that is the user's, in `box`. The keeper alone decides when it holds: record, tier and share
 * change with one promotion.
 */
export async function splitForUser(
  world: VaultWorld,
  { walletId, addresses }: WalletRecord,
  { entropy, keys }: OpenedKey,
  { keeper, guard }: Seen,
  box: (walletId: string, set: KeySet) => Promise<string>,
): Promise<string> {
  const set = await splitKey(entropy)
  const { setId } = set
  const owner = { walletId, addresses, keys }
  try {
    const recovery = await box(walletId, set)
    if (guard?.current) await closeGuard(world, owner, { ...guard, current: guard.current })
    const { put, promotion } = signForKeeper(owner, set, { tier: 'user', recovery }, keeper)
    await world.calls.keeper(putKeeperShare, put)
    const share = { setId, share: set.device, addresses, promotion: { keeper: promotion } }
    await world.shares.write(walletId, share)
    await promoteAtKeeper(world, setId, promotion)
    await world.shares.keepOnly(walletId, setId)
    return recovery
  } finally {
    wipe(set.device, set.keeper, set.recovery)
  }
}
