import {
  readGuardFormer,
  readKeeperFormer,
  tokenOf,
  type WalletRecord,
} from '@foyer/protocol/login'
import type { VaultWorld } from '../VaultWorld.js'
import { toBytes, toText } from './bytes.js'
import { guardOf } from './guardSets.js'
import type { HeldSets } from './keeperSets.js'
import { type OpenedKey, openKey, type PlacedShare, wipeShares } from './openKey.js'
import { statusOf } from './refusal.js'

/** A set that was in use lately, as the keeper tells of it. */
export type Former = { readonly setId: string; readonly recovery?: string | null | undefined }

/**
 * Opens the key by a former set, where the one in use does not open it. The keeper gives its share of a former set to a browser that has
 * the recovery share.
 */
export async function openFormer(
  world: VaultWorld,
  { walletId, addresses }: WalletRecord,
  recoveryOf: (former: Former) => Promise<PlacedShare | undefined>,
): Promise<OpenedKey | undefined> {
  for (const former of await readFormer(world, {})) {
    const recovery = await recoveryOf(former)
    if (!recovery) continue
    const { setId, share } = recovery
    const token = tokenOf({ walletId, setId, share: toText(share) })
    const rows = await ifGiven(readFormer(world, { setId, token }))
    const keeper = rows?.find((one) => one.setId === setId)?.share
    const places = [[recovery], keeper ? [{ setId, share: toBytes(keeper) }] : []]
    const opened = await openKey(addresses, places)
    wipeShares(...places)
    if (opened) return opened
  }
  return undefined
}

/** As `openFormer`, by the guard: it gives its share of a former set to whom the keeper gave a token of that set. */
export async function openFormerGuarded(
  world: VaultWorld,
  wallet: WalletRecord,
  keeper: readonly PlacedShare[],
  guard: HeldSets['shares'],
): Promise<OpenedKey | undefined> {
  const { walletId, addresses } = wallet
  for (const { setId, share } of keeper) {
    const token = tokenOf({ walletId, setId, share: toText(share) })
    const recovery = await readAtGuard(world, { walletId, setId, token })
    const opened = recovery && (await openKey(addresses, [[{ setId, share }], [recovery]]))
    if (opened) return opened
  }
  return openFormer(world, wallet, async ({ setId }) => {
    const held = guard.find((one) => one.setId === setId)
    if (held) return { setId, share: held.share.slice() }
    const release = await readFormer(world, { setId })
    const token = release.find((one) => one.setId === setId)?.token
    return token === undefined ? undefined : readAtGuard(world, { walletId, setId, token })
  })
}

async function readFormer({ calls }: VaultWorld, wanted: { setId?: string; token?: string }) {
  return (await calls.keeper(readKeeperFormer, wanted)).former
}

async function readAtGuard(
  world: VaultWorld,
  wanted: { walletId: string; setId: string; token: string },
): Promise<PlacedShare | undefined> {
  const given = await ifGiven(guardOf(world)(readGuardFormer, wanted))
  return given && { setId: wanted.setId, share: toBytes(given.share) }
}

async function ifGiven<value>(pending: Promise<value>): Promise<value | undefined> {
  try {
    return await pending
  } catch (error) {
    if (statusOf(error) === 403) return undefined
    throw error
  }
}
