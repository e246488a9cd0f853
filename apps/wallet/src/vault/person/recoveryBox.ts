import { wipe } from '../keys/wipe.js'
import { random } from '../sets/bytes.js'
import type { PersonSecret } from '../Vault.js'
import { VaultError } from '../VaultError.js'
import type { VaultWorld } from '../VaultWorld.js'
import { lock, unlock } from './box.js'
import type { Recovery, Way } from './Recovery.js'
import { type BareWay, newWay, wayKey } from './wayKey.js'

const aboutShare = (walletId: string, setId: string) => `${walletId}|${setId}|recovery`
const aboutKey = (walletId: string, { kind, salt }: BareWay) => `${walletId}|${kind}|${salt}`

/** The person's key to the recovery share, by which a share of a new set is locked for all ways at once. */
export type PersonKey = { readonly key: Uint8Array; readonly ways: readonly Way[] }

/**
 * Opens the person's key by one of their ways.
 *
 * @throws `secret_wrong`, `way_missing`, and what the way itself may: `code_unreadable`, `passkey_cancelled`
 */
export async function openPersonKey(
  world: VaultWorld,
  walletId: string,
  { ways }: Recovery,
  secret: PersonSecret,
): Promise<PersonKey> {
  const fitting = ways.filter(({ kind }) => kind === secret.kind)
  if (fitting.length === 0) throw new VaultError('way_missing')
  for (const way of fitting) {
    const opener = await wayKey(world, secret, way)
    const key = await unlock(opener, way.key, aboutKey(walletId, way))
    wipe(opener)
    if (key) return { key, ways }
  }
  throw new VaultError('secret_wrong')
}

/** One way more to a person's key; without one, a new key that has this way alone. A way of the same kind is replaced. */
export async function addWay(
  world: VaultWorld,
  walletId: string,
  secret: PersonSecret,
  { name, known }: { name: string; known: PersonKey | undefined },
): Promise<PersonKey> {
  const { way, key: opener } = await newWay(world, secret, name)
  const key = known?.key.slice() ?? random(32)
  const locked = { ...way, key: await lock(opener, key, aboutKey(walletId, way)) } as Way
  wipe(opener)
  const others = (known?.ways ?? []).filter(({ kind }) => kind !== way.kind)
  return { key, ways: [...others, locked] }
}

/** The recovery share of a set, as the keeper keeps it. */
export async function lockRecovery(
  { key, ways }: PersonKey,
  walletId: string,
  set: { readonly setId: string; readonly recovery: Uint8Array },
): Promise<string> {
  const share = await lock(key, set.recovery, aboutShare(walletId, set.setId))
  return JSON.stringify({ version: 1, setId: set.setId, share, ways: [...ways] } satisfies Recovery)
}

/** @throws `shares_unfit` when the keeper's copy was damaged or exchanged */
export async function openRecovery({ key }: PersonKey, walletId: string, recovery: Recovery) {
  const share = await unlock(key, recovery.share, aboutShare(walletId, recovery.setId))
  if (!share) throw new VaultError('shares_unfit')
  return { setId: recovery.setId, share }
}
