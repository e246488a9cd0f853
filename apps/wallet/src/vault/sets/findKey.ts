import type { WalletRecord } from '@foyer/protocol/login'
import { refuse } from '../../errors/refuse.js'
import { refusals } from '../../texts/en/refusals.js'
import type { DeviceShare } from '../device/DeviceShares.js'
import type { Login } from '../Login.js'
import { ownIdentity } from '../ownIdentity.js'
import type { Promotion } from '../Promotion.js'
import type { GuardProof, Missing } from '../Vault.js'
import { VaultError } from '../VaultError.js'
import type { VaultWorld } from '../VaultWorld.js'
import { guardOf, promoteAtGuard, readGuard } from './guardSets.js'
import { type HeldSets, type KeeperSets, promoteAtKeeper, readKeeper } from './keeperSets.js'
import { openFormerGuarded } from './openFormer.js'
import { closeKey, type OpenedKey, openKey, wipeShares } from './openKey.js'
import { requestAccess } from './requestAccess.js'
import { type Owner, type Places, signCatchUp } from './signSet.js'
import { splitGuarded } from './splitAnew.js'
import { shareMore } from './splitKey.js'

/** The shares of this browser that are of the wallet the keeper names. */
export async function readDevice(
  { shares }: VaultWorld,
  { walletId, addresses }: WalletRecord,
): Promise<readonly DeviceShare[]> {
  const found = await shares.read(walletId)
  for (const one of found) {
    const isSame =
      one.addresses.eip155 === addresses.eip155 && one.addresses.solana === addresses.solana
    if (!isSame) throw new VaultError('wallet_changed')
  }
  return found
}

/**
 * Ends a split that this browser began and did not finish: its own share of the new set is written after the others were, so that the set
 * is whole. A split that changes the holder of the recovery share is not ended unasked: the user has not seen that it was done. Gives the
 * set that the keeper has in use then.
 */
async function finish(
  world: VaultWorld,
  wallet: WalletRecord,
  { current, next, nextTier }: KeeperSets,
  device: readonly DeviceShare[],
): Promise<string | undefined> {
  const { walletId, tier } = wallet
  const promotion = device.find(({ setId }) => setId === next)?.promotion
  if (!next || nextTier !== tier || !promotion) return current
  if (tier === 'guarded' && !(await isPromoted(world, wallet, next, promotion))) return current
  await promoteAtKeeper(world, next, promotion.keeper)
  await world.shares.keepOnly(walletId, next)
  return next
}

async function isPromoted(
  world: VaultWorld,
  wallet: WalletRecord,
  next: string,
  { guard }: Promotion,
): Promise<boolean> {
  // A wallet's first set is in use at the guard as soon as it is there: nothing is signed for it.
  return guard ? promoteAtGuard(world, wallet, next, guard) : false
}

/** Whether this browser and the keeper have the key between them, and if not, what else is needed. */
export async function find(
  world: VaultWorld,
  wallet: WalletRecord,
  keeper: KeeperSets,
  {
    login,
    ...access
  }: { login: Login; proof: GuardProof | undefined; resend?: boolean | undefined },
): Promise<Missing> {
  const device = await readDevice(world, wallet)
  wipeShares(keeper.shares)
  const current = await finish(world, wallet, keeper, device)
  if (device.some(({ setId }) => setId === current)) return 'nothing'
  if (wallet.tier === 'user') return 'user'
  guardOf(world)
  // A wallet of which this browser has a share is the user's, by whatever login the guard knows it.
  const identity = device.length > 0 ? undefined : ownIdentity(login)
  if ((await requestAccess(world, wallet.walletId, { identity, ...access })) === 'waiting')
    return 'device'
  const opened = await openGuarded(world, wallet, device)
  closeKey(opened)
  return 'nothing'
}

/**
 * Opens the key by keeper and guard. A browser that never had a share has the key split anew; one that comes late to a set that
 * another browser made takes a share more of it, else two browsers in turn would each lock the other out.
 */
export async function openGuarded(
  world: VaultWorld,
  wallet: WalletRecord,
  device: readonly DeviceShare[],
  purpose: 'recover' | 'unlock' = 'recover',
): Promise<OpenedKey> {
  const keeper = await readKeeper(world, purpose)
  const guard = await readGuard(world, wallet.walletId)
  if (!guard) throw splitElsewhere()
  const opened =
    (await openKey(wallet.addresses, [keeper.shares, guard.shares, device])) ??
    (await openFormerGuarded(world, wallet, keeper.shares, guard.shares))
  try {
    if (!opened) throw new VaultError('shares_unfit')
    const places = await catchUp(world, { ...wallet, keys: opened.keys }, keeper, guard)
    if (comesLate(device, opened.setId, places.current)) await join(world, wallet, opened)
    else await splitGuarded(world, wallet, opened, { keeper: places, guard })
    return opened
  } catch (error) {
    if (opened) closeKey(opened)
    throw error
  } finally {
    wipeShares(keeper.shares, guard.shares, device)
  }
}

/** It has a share, of an older set. Has it one of this very set, something is damaged, and a new set mends it. */
export function comesLate(
  device: readonly DeviceShare[],
  opened: string,
  current: string | undefined,
) {
  return device.length > 0 && opened === current && !device.some(({ setId }) => setId === opened)
}

/** Where the split of another browser got as far as the guard, it holds: the keeper learns so before anything else. */
async function catchUp(
  world: VaultWorld,
  owner: Owner,
  keeper: KeeperSets,
  guard: HeldSets,
): Promise<Places> {
  const { current: from, next } = keeper
  const of = ({ shares }: HeldSets) => shares.find(({ setId }) => setId === next)?.share
  const [share, recovery] = [of(keeper), of(guard)]
  if (!next || next !== guard.current || !share || !recovery) return { current: from, next }
  const set = { setId: next, keeper: share, recovery }
  const proof = signCatchUp(owner, set, { from, isSigned: keeper.isNextSigned })
  await promoteAtKeeper(world, next, proof)
  return { current: next, next: undefined }
}

export const splitElsewhere = (cause?: unknown) =>
  refuse(refusals, 'splitAnew', 'recovery_needed', { cause })

export async function join(
  { shares }: VaultWorld,
  { walletId, addresses }: WalletRecord,
  { setId, shares: [one, other] }: OpenedKey,
) {
  await shares.write(walletId, { setId, share: await shareMore(one, other), addresses })
  await shares.keepOnly(walletId, setId)
}
