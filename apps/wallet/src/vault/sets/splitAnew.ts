import { putKeeperShare, type WalletRecord } from '@foyer/protocol/login'
import { wipe } from '../keys/wipe.js'
import type { VaultWorld } from '../VaultWorld.js'
import { toText } from './bytes.js'
import { closeGuard, promoteAtGuard, putAtGuard } from './guardSets.js'
import { promoteAtKeeper } from './keeperSets.js'
import type { OpenedKey } from './openKey.js'
import { overtaken } from './refusal.js'
import { type KeySet, splitKey } from './splitKey.js'

/** What was read before the split; services refuse a split of what is no longer so. */
export type Seen = {
  /** The set that the keeper was given and did not promote. */
  readonly keeperNext: string | undefined
  /** The set that the guard has in use; `undefined` where it guards nothing. */
  readonly guardCurrent: string | undefined
}

export type Bring = (first: { walletId: string; setId: string; share: Uint8Array }) => Promise<void>

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
  { entropy }: OpenedKey,
  { keeperNext, guardCurrent }: Seen,
  /** How the guard gets its share, of a wallet that comes back to it. */
  bring?: Bring,
) {
  const set = await splitKey(entropy)
  const { setId } = set
  try {
    const first = { walletId, setId, share: set.recovery }
    if (bring) await bring(first)
    else if (guardCurrent) await putAtGuard(world, { ...first, over: guardCurrent })
    else throw overtaken()
    await world.calls.keeper(putKeeperShare, {
      walletId,
      setId,
      share: toText(set.keeper),
      addresses,
      tier: 'guarded',
      recovery: null,
      over: keeperNext ?? null,
    })
    await world.shares.write(walletId, { setId, share: set.device, addresses })
    if (!(await promoteAtGuard(world, walletId, setId))) throw overtaken()
    await promoteAtKeeper(world, setId)
    await world.shares.keepOnly(walletId, setId)
  } finally {
    wipe(set.device, set.keeper, set.recovery)
  }
}

/**
 * As `splitGuarded`, for a recovery share that is the person's, in `box`. The keeper alone decides when it holds: record, tier and
 * share change with one promotion.
 */
export async function splitForPerson(
  world: VaultWorld,
  { walletId, addresses }: WalletRecord,
  { entropy }: OpenedKey,
  { keeperNext, guardCurrent }: Seen,
  box: (walletId: string, set: KeySet) => Promise<string>,
): Promise<string> {
  const set = await splitKey(entropy)
  const { setId } = set
  try {
    const recovery = await box(walletId, set)
    if (guardCurrent) await closeGuard(world, walletId, guardCurrent)
    await world.calls.keeper(putKeeperShare, {
      walletId,
      setId,
      share: toText(set.keeper),
      addresses,
      tier: 'user',
      recovery,
      over: keeperNext ?? null,
    })
    await world.shares.write(walletId, { setId, share: set.device, addresses })
    await promoteAtKeeper(world, setId)
    await world.shares.keepOnly(walletId, setId)
    return recovery
  } finally {
    wipe(set.device, set.keeper, set.recovery)
  }
}
