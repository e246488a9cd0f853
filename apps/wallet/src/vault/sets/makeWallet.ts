import { putKeeperShare, type WalletRecord } from '@foyer/protocol/login'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys } from '../keys/deriveKeys.js'
import { wipe } from '../keys/wipe.js'
import type { VaultWorld } from '../VaultWorld.js'
import { random, randomId, toText } from './bytes.js'
import { promoteAtKeeper } from './keeperSets.js'
import { type KeySet, splitKey } from './splitKey.js'

/** Where the recovery share of a set goes, and what the keeper writes down about it. */
export type RecoveryPlace = {
  readonly tier: WalletRecord['tier']
  /** What the keeper keeps for the person: ciphertext. */
  box(walletId: string, set: KeySet): Promise<string | undefined>
  /** Hands the share to the guard, where it is the guard's. */
  deposit?:
    | ((first: { walletId: string; setId: string; share: Uint8Array }) => Promise<void>)
    | undefined
}

/**
 * Makes a key and splits it. It is a wallet once the keeper promotes its set, and by then all three shares are where they belong: of
 * whatever was left half done before, nobody has seen an address.
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
  wipe(entropy, keys.evm, keys.solana)
  const { setId } = set
  try {
    const { wallet } = await world.calls.keeper(putKeeperShare, {
      walletId,
      setId,
      share: toText(set.keeper),
      addresses,
      tier: place.tier,
      recovery: (await place.box(walletId, set)) ?? null,
      over: over ?? null,
    })
    await place.deposit?.({ walletId, setId, share: set.recovery })
    await world.shares.write(walletId, { setId, share: set.device, addresses })
    await promoteAtKeeper(world, setId)
    return { ...wallet, walletId, addresses, tier: place.tier }
  } finally {
    wipe(set.device, set.keeper, set.recovery)
  }
}
