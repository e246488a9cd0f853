import { wipe } from '../keys/wipe.js'
import { random } from '../sets/bytes.js'
import type { UserSecret } from '../Vault.js'
import { VaultError } from '../VaultError.js'
import type { VaultWorld } from '../VaultWorld.js'
import { lock, unlock } from './box.js'
import type { Recovery, RecoveryMethod } from './Recovery.js'
import { type BareWay, newWay, wayKey } from './wayKey.js'

const aboutShare = (walletId: string, setId: string) => `${walletId}|${setId}|recovery`
const aboutKey = (walletId: string, { kind, salt }: BareWay) => `${walletId}|${kind}|${salt}`

/** The user's key to the recovery share, by which a share of a new set is locked for all ways at once. */
export type UserKey = { readonly key: Uint8Array; readonly ways: readonly RecoveryMethod[] }

/**
 * Opens the user's key by one of their ways.
 *
 * @throws `secret_wrong`, `way_missing`, and what the way itself may: `code_unreadable`, `passkey_cancelled`
 */
export async function openUserKey(
  world: VaultWorld,
  walletId: string,
  recovery: Recovery,
  secret: UserSecret,
): Promise<UserKey> {
  const { opener, key } = await openWay(world, walletId, recovery, secret)
  wipe(opener)
  return { key, ways: recovery.ways }
}

/** The way that a secret opens, and what it opens it by. */
async function openWay(
  world: VaultWorld,
  walletId: string,
  { ways }: Recovery,
  secret: UserSecret,
) {
  const fitting = ways.filter(({ kind }) => kind === secret.kind)
  if (fitting.length === 0) throw new VaultError('way_missing')
  for (const way of fitting) {
    const opener = await wayKey(world, secret, way)
    const key = await unlock(opener, way.key, aboutKey(walletId, way))
    if (key) return { way, opener, key }
    wipe(opener)
  }
  throw new VaultError('secret_wrong')
}

/**
 * Adds a way to a user's key; without a known key, makes a new key that has this way alone.
 *
 * @throws `way_there` where there is one of the kind: by the key that it opens, it would open what is locked later, too
 */
export async function addWay(
  world: VaultWorld,
  walletId: string,
  secret: UserSecret,
  { name, known }: { name: string; known: UserKey | undefined },
): Promise<UserKey> {
  const others = known?.ways ?? []
  if (others.some(({ kind }) => kind === secret.kind)) throw new VaultError('way_there')
  const { way, key: opener } = await newWay(world, secret, name)
  const key = known?.key.slice() ?? random(32)
  const locked = await lockKey(walletId, way, opener, key)
  wipe(opener)
  return { key, ways: [...others, locked] }
}

/**
 * A new key for those of a user's ways that they show now, and for another one. What any way opened before is of no use: the ways that stay
 * have to be shown, because only by them a new key can be locked.
 *
 * @throws as `openUserKey`; `way_last` when nothing would open it
 */
export async function renewKey(
  world: VaultWorld,
  walletId: string,
  recovery: Recovery,
  {
    stay,
    added,
    name,
  }: { stay: readonly UserSecret[]; added: UserSecret | undefined; name: string },
): Promise<UserKey> {
  if (stay.length === 0 && !added) throw new VaultError('way_last')
  const key = random(32)
  const ways: RecoveryMethod[] = []
  for (const secret of stay) {
    const { way, opener, key: before } = await openWay(world, walletId, recovery, secret)
    ways.push(await lockKey(walletId, way, opener, key))
    wipe(opener, before)
  }
  return added ? addWay(world, walletId, added, { name, known: { key, ways } }) : { key, ways }
}

async function lockKey(walletId: string, way: BareWay, opener: Uint8Array, key: Uint8Array) {
  return { ...way, key: await lock(opener, key, aboutKey(walletId, way)) } as RecoveryMethod
}

/** The recovery share of a set, as the keeper keeps it. */
export async function lockRecovery(
  { key, ways }: UserKey,
  walletId: string,
  set: { readonly setId: string; readonly recovery: Uint8Array },
): Promise<string> {
  const share = await lock(key, set.recovery, aboutShare(walletId, set.setId))
  return JSON.stringify({ version: 1, setId: set.setId, share, ways: [...ways] } satisfies Recovery)
}

/** @throws `shares_unfit` when the keeper's copy was damaged or exchanged */
export async function openRecovery({ key }: UserKey, walletId: string, recovery: Recovery) {
  const share = await unlock(key, recovery.share, aboutShare(walletId, recovery.setId))
  if (!share) throw new VaultError('shares_unfit')
  return { setId: recovery.setId, share }
}
