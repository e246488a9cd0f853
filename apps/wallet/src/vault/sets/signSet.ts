import {
  contentOf,
  markOf,
  type OwnerProof,
  signDeed,
  tokenOf,
  type WalletAddresses,
  type WalletRecord,
} from '@foyer/protocol/login'
import type { Keys } from '../Vault.js'
import { toText } from './bytes.js'
import type { KeySet } from './splitKey.js'

/** Whose parts are changed, with the keys that sign for it. */
export type Owner = {
  readonly walletId: string
  readonly addresses: WalletAddresses
  readonly keys: Keys
}

/** What a service has of a wallet: the set in use, and one that is being made. */
export type Places = { readonly current: string | undefined; readonly next: string | undefined }

/** What the keeper gets of a set, signed by the key itself: a session alone changes nothing. */
export function signForKeeper(
  { walletId, addresses, keys }: Owner,
  { setId, ...set }: KeySet,
  { tier, recovery }: { tier: WalletRecord['tier']; recovery: string | null },
  { current: from, next: over }: Places,
) {
  const share = toText(set.keeper)
  const mark = markOf(tokenOf({ walletId, setId, share: toText(set.recovery) }))
  const content = contentOf({ share, mark, recovery })
  const said = { service: 'keeper', walletId, addresses, from, to: setId, tier, content } as const
  const put = signDeed(keys, { ...said, deed: 'put', over, alone: false })
  return {
    put: {
      ...{ walletId, setId, share, addresses, tier, recovery, mark, owner: put },
      ...{ from: from ?? null, over: over ?? null },
    },
    promotion: signDeed(keys, { ...said, deed: 'promote', over: undefined, alone: false }),
  }
}

/** As `signForKeeper`. A wallet of which the guard has nothing is deposited there. */
export function signForGuard(
  { walletId, addresses, keys }: Owner,
  { setId, ...set }: Pick<KeySet, 'setId' | 'recovery'> & Partial<Pick<KeySet, 'keeper'>>,
  { current: from, next: over }: Places,
  alone = false,
) {
  const share = toText(set.recovery)
  const mark = set.keeper
    ? markOf(tokenOf({ walletId, setId, share: toText(set.keeper) }))
    : undefined
  const content = contentOf({ share, mark })
  const said = {
    service: 'guard',
    walletId,
    addresses,
    to: setId,
    tier: 'guarded',
    content,
  } as const
  const deed = from === undefined ? 'deposit' : 'put'
  return {
    first: {
      ...{ walletId, setId, share, addresses, mark },
      owner: signDeed(keys, { ...said, deed, from, over, alone }),
    },
    promotion: signDeed(keys, { ...said, deed: 'promote', from, over: undefined, alone: false }),
  }
}

/** What the guard is given of a set, with the signatures. */
export type SignedFirst = ReturnType<typeof signForGuard>['first']

/** Ends a split of which keeper and guard both have their shares, and the guard uses them already. */
export function signCatchUp(
  { walletId, addresses, keys }: Owner,
  { setId, ...set }: Pick<KeySet, 'setId' | 'keeper' | 'recovery'>,
  { from, isSigned }: { from: string | undefined; isSigned: boolean },
): OwnerProof {
  const mark = markOf(tokenOf({ walletId, setId, share: toText(set.recovery) }))
  return signDeed(keys, {
    ...{ service: 'keeper', deed: 'promote', walletId, addresses, from, to: setId },
    ...{ over: undefined, tier: 'guarded', alone: false },
    // What was put before sets were signed is known by its name alone.
    content: isSigned ? contentOf({ share: toText(set.keeper), mark }) : undefined,
  })
}

/** The guard's share goes. */
export function signForget({ walletId, addresses, keys }: Owner, from: string | undefined) {
  const owner = signDeed(keys, {
    ...{ service: 'guard', deed: 'forget', walletId, addresses, from, over: undefined },
    ...{ to: undefined, tier: 'guarded', content: undefined, alone: false },
  })
  return { walletId, addresses, owner }
}
