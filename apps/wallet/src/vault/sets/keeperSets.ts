import {
  type HeldShare,
  type OwnerProof,
  promoteKeeperShare,
  readKeeperShares,
  type WalletRecord,
} from '@foyer/protocol/login'
import type { VaultWorld } from '../VaultWorld.js'
import { toBytes } from './bytes.js'
import type { PlacedShare } from './openKey.js'

/** The sets that a service has a share of: the one in use, and one that is being made. */
export type HeldSets = {
  readonly shares: readonly PlacedShare[]
  readonly current: string | undefined
  readonly next: string | undefined
}

export function heldSets(held: readonly HeldShare[]): HeldSets {
  const of = (state: HeldShare['state']) => held.find((one) => one.state === state)?.setId
  return {
    shares: held.map(({ setId, share }) => ({ setId, share: toBytes(share) })),
    current: of('current'),
    next: of('next'),
  }
}

/** What the keeper has. `nextTier`: of the set that is being made. */
export type KeeperSets = HeldSets & {
  readonly wallet: WalletRecord | undefined
  readonly nextTier: WalletRecord['tier'] | undefined
  /** Whether the set that is being made was signed when it was put. */
  readonly isNextSigned: boolean
}

export async function readKeeper(
  { calls }: VaultWorld,
  purpose: 'unlock' | 'recover' | 'export',
): Promise<KeeperSets> {
  const { wallet, shares } = await calls.keeper(readKeeperShares, { purpose })
  const sets = heldSets(shares)
  const next = shares.find(({ state }) => state === 'next')
  return {
    ...sets,
    // A set that was put and never promoted was never shown: it is no wallet.
    wallet: sets.current ? (wallet ?? undefined) : undefined,
    nextTier: next?.tier ?? wallet?.tier,
    isNextSigned: next?.isSigned === true,
  }
}

export function promoteAtKeeper({ calls }: VaultWorld, setId: string, owner: OwnerProof) {
  return calls.keeper(promoteKeeperShare, { setId, owner })
}
