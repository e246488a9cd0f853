import type { WalletRecord } from '@foyer/protocol/login'
import type { Locked } from './device/lockTabs.js'
import { openGuarded, readDevice, splitElsewhere } from './sets/findKey.js'
import { readKeeper } from './sets/keeperSets.js'
import { type OpenedKey, openKey, wipeShares } from './sets/openKey.js'
import { readAgain } from './sets/readAgain.js'
import { isOvertaken } from './sets/refusal.js'
import type { VaultWorld } from './VaultWorld.js'

/** Opens the key by this browser and the keeper. Where another browser split it anew since, the guard's share helps once. */
export async function openForUse(
  world: VaultWorld,
  wallet: WalletRecord,
  purpose: 'unlock' | 'export',
  /** Given by a caller that holds the lock already: the lock is not requested twice. */
  locked: Locked = world.locked,
): Promise<OpenedKey> {
  const device = await readDevice(world, wallet)
  const keeper = await readKeeper(world, purpose)
  const opened = await openKey(wallet.addresses, [device, keeper.shares])
  wipeShares(device, keeper.shares)
  if (opened) return opened
  const tier = keeper.wallet?.tier ?? wallet.tier
  if (tier === 'user') throw splitElsewhere()
  try {
    return await locked(() =>
      readAgain(async () => openGuarded(world, wallet, await readDevice(world, wallet), 'unlock')),
    )
  } catch (error) {
    if (isOvertaken(error)) throw splitElsewhere(error)
    throw error
  }
}
