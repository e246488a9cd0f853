import type { WalletRecord } from '@foyer/protocol/login'
import { checkKnown, checkSame } from './checkKnown.js'
import { wipe } from './keys/wipe.js'
import { openForUse } from './openForUse.js'
import { comesLate, join, readDevice } from './sets/findKey.js'
import { leaveGuard, readGuard } from './sets/guardSets.js'
import { readKeeper } from './sets/keeperSets.js'
import { makeWallet } from './sets/makeWallet.js'
import { openFormer } from './sets/openFormer.js'
import { closeKey, type OpenedKey, openKey, type PlacedShare, wipeShares } from './sets/openKey.js'
import { readAgain } from './sets/readAgain.js'
import type { Owner, Places } from './sets/signSet.js'
import { splitForUser } from './sets/splitAnew.js'
import type { KeySet } from './sets/splitKey.js'
import { parseRecovery, type Recovery } from './user/Recovery.js'
import {
  addWay,
  lockRecovery,
  openRecovery,
  openUserKey,
  renewKey,
  type UserKey,
} from './user/recoveryBox.js'
import type { UserSecret, Vault } from './Vault.js'
import { VaultError } from './VaultError.js'
import type { VaultWorld } from './VaultWorld.js'

type Entered = { readonly login: Parameters<Vault['enter']>[0] }

const nameOf = ({ login: { identity } }: Entered) =>
  identity.email ?? identity.userName ?? identity.provider

/** Makes the first wallet of a user, or finds it again, by what the user holds. */
export async function recoverByUser(
  world: VaultWorld,
  entered: Entered,
  secret: UserSecret,
): Promise<WalletRecord> {
  return readAgain(async () => {
    const keeper = await readKeeper(world, 'recover')
    const { wallet } = keeper
    await checkKnown(world, entered.login, wallet)
    if (!wallet) {
      wipeShares(keeper.shares)
      return makeForUser(world, entered, secret, keeper.next)
    }
    const recovery = parseRecovery(wallet.recovery)
    if (!recovery) throw new VaultError('way_missing')
    const user = await openUserKey(world, wallet.walletId, recovery, secret)
    const device = await readDevice(world, wallet)
    const opened = await openByUser(world, wallet, user, [keeper.shares, device])
    wipeShares(keeper.shares, device)
    if (!opened) throw new VaultError('shares_unfit')
    try {
      // As in the guarded tier: only a browser that never had a share has the key split anew.
      if (comesLate(device, opened.setId, keeper.current)) {
        await join(world, wallet, opened)
        return wallet
      }
      const seen = { keeper, guard: undefined }
      const box = (id: string, set: Parameters<typeof lockRecovery>[2]) =>
        lockRecovery(user, id, set)
      return { ...wallet, recovery: await splitForUser(world, wallet, opened, seen, box) }
    } finally {
      closeKey(opened)
      wipe(user.key)
    }
  })
}

/** By the set in use; where that is of no use, by one that was before it and that the same ways open. */
async function openByUser(
  world: VaultWorld,
  wallet: WalletRecord,
  user: UserKey,
  places: readonly (readonly PlacedShare[])[],
): Promise<OpenedKey | undefined> {
  const { walletId, addresses } = wallet
  const shareOf = async (text: string | null | undefined) => {
    const recovery = parseRecovery(text)
    if (!recovery) return undefined
    // What does not open was exchanged or damaged: another set may be whole.
    return openRecovery(user, walletId, recovery).catch(() => undefined)
  }
  const share = await shareOf(wallet.recovery)
  const opened = await openKey(addresses, [...places, share ? [share] : []])
  wipe(share?.share)
  return opened ?? openFormer(world, wallet, ({ recovery }) => shareOf(recovery))
}

async function makeForUser(
  world: VaultWorld,
  entered: Entered,
  secret: UserSecret,
  over: string | undefined,
): Promise<WalletRecord> {
  let recovery: string | undefined
  const made = await makeWallet(
    world,
    {
      tier: 'user',
      async box(walletId, set) {
        const user = await addWay(world, walletId, secret, {
          name: nameOf(entered),
          known: undefined,
        })
        recovery = await lockRecovery(user, walletId, set)
        wipe(user.key)
        return recovery
      },
    },
    over,
  )
  return { ...made, recovery }
}

type Change = (recovery: Recovery | undefined, walletId: string) => Promise<UserKey>

/** Moves the recovery share from the guard to the user, or adds a way to it. */
export function holdByUser(
  world: VaultWorld,
  entered: Entered & { readonly wallet: WalletRecord | undefined },
  secret: UserSecret,
  using: UserSecret | undefined,
): Promise<WalletRecord> {
  return changeWays(world, entered, async (recovery, walletId) => {
    const known =
      using && recovery ? await openUserKey(world, walletId, recovery, using) : undefined
    const user = await addWay(world, walletId, secret, { name: nameOf(entered), known })
    wipe(known?.key)
    return user
  })
}

/** Of the ways that there are these stay, and one may be added. Of what the others opened nothing opens anything. */
export function setWays(
  world: VaultWorld,
  entered: Entered & { readonly wallet: WalletRecord | undefined },
  stay: readonly UserSecret[],
  added: UserSecret | undefined,
): Promise<WalletRecord> {
  return changeWays(world, entered, async (recovery, walletId) => {
    if (!recovery) throw new VaultError('way_missing')
    return renewKey(world, walletId, recovery, { stay, added, name: nameOf(entered) })
  })
}

/**
 * Splits the key anew, so that the guard's share and what was locked for the user before are void. The ways are those of the record as it
 * is now: another tab may have removed one.
 */
async function changeWays(
  world: VaultWorld,
  { wallet: known }: { readonly wallet: WalletRecord | undefined },
  change: Change,
): Promise<WalletRecord> {
  if (!known) throw new VaultError('not_entered')
  let made: { of: string; user: UserKey } | undefined
  try {
    return await readAgain(async () => {
      const keeper = await readKeeper(world, 'unlock')
      wipeShares(keeper.shares)
      const wallet = keeper.wallet ?? known
      checkSame(wallet, known)
      const recovery = parseRecovery(wallet.recovery)
      const of = JSON.stringify(recovery?.ways ?? [])
      if (made?.of !== of) {
        wipe(made?.user.key)
        made = { of, user: await change(recovery, wallet.walletId) }
      }
      const text = await splitTo(world, { wallet, keeper }, made.user)
      return { ...wallet, tier: 'user', recovery: text }
    })
  } finally {
    wipe(made?.user.key)
  }
}

async function splitTo(
  world: VaultWorld,
  { wallet, keeper }: { wallet: WalletRecord; keeper: Places },
  user: UserKey,
) {
  const guard = wallet.tier === 'guarded' ? await readGuard(world, wallet.walletId) : undefined
  wipeShares(guard?.shares ?? [])
  const opened = await openForUse(world, wallet, 'unlock', (run) => run())
  try {
    const box = (id: string, set: KeySet) => lockRecovery(user, id, set)
    const text = await splitForUser(world, wallet, opened, { keeper, guard }, box)
    const owner = { ...wallet, keys: opened.keys }
    // A browser that was logged out reads nothing there, and the set in use is the keeper's.
    if (wallet.tier === 'guarded')
      await forgetAtGuard(world, owner, guard?.current ?? keeper.current)
    return text
  } finally {
    closeKey(opened)
  }
}

/** The guard's share fits nothing any more: the keeper dropped what it fits. So a guard that is away stops nothing. */
async function forgetAtGuard(world: VaultWorld, owner: Owner, current: string | undefined) {
  try {
    await leaveGuard(world, owner, current)
  } catch {
    // It keeps 17 bytes that open nothing.
  }
}
