import { putKeeperShare, type WalletRecord } from '@foyer/protocol/login'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys } from '../keys/deriveKeys.js'
import { wipe } from '../keys/wipe.js'
import type { VaultWorld } from '../VaultWorld.js'
import { random, randomId } from './bytes.js'
import { promoteAtKeeper } from './keeperSets.js'
import { type SignedFirst, signForGuard, signForKeeper } from './signSet.js'
import { type KeySet, splitKey } from './splitKey.js'

/** Where the recovery share of a set goes, and what the keeper writes down about it. */
export type RecoveryPlace = {
  readonly tier: WalletRecord['tier']
  /** What the keeper keeps for the user: ciphertext. */
  box(walletId: string, set: KeySet): Promise<string | undefined>
  /** Hands the share to the guard, where it is the guard's. */
  deposit?: ((first: SignedFirst) => Promise<void>) | undefined
}

/**
 * Makes a key and splits it. It is a wallet once the keeper promotes its set, and by then all three shares are where they belong: of an
 * earlier unfinished attempt no address was ever shown.
 */
export async function makeWallet(
  world: VaultWorld,
  place: RecoveryPlace,
  over: string | undefined,
): Promise<WalletRecord> {
  const walletId = randomId()
  const entropy = random(16)
  const keys = await deriveKeys(entropy)
  const addresses = addressesOf(keys)
  const set = await splitKey(entropy)
  const { setId } = set
  const owner = { walletId, addresses, keys }
  const { tier } = place
  try {
    const recovery = (await place.box(walletId, set)) ?? null
    const none = { current: undefined, next: over }
    const { put, promotion } = signForKeeper(owner, set, { tier, recovery }, none)
    const { wallet } = await world.calls.keeper(putKeeperShare, put)
    await place.deposit?.(signForGuard(owner, set, { current: undefined, next: undefined }).first)
    const share = { setId, share: set.device, addresses, promotion: { keeper: promotion } }
    await world.shares.write(walletId, share)
    await promoteAtKeeper(world, setId, promotion)
    return { ...wallet, walletId, addresses, tier }
  } finally {
    wipe(entropy, keys.evm, keys.solana, set.device, set.keeper, set.recovery)
  }
}
