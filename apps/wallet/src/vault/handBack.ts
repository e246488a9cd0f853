import type { LoginIdentity, WalletRecord } from '@foyer/protocol/login'
import { checkSame } from './checkKnown.js'
import type { Entering } from './enterWallet.js'
import { openForUse } from './openForUse.js'
import { ownIdentity } from './ownIdentity.js'
import { deposit, guardOf, readGuard } from './sets/guardSets.js'
import { readKeeper } from './sets/keeperSets.js'
import { closeKey, wipeShares } from './sets/openKey.js'
import { readAgain } from './sets/readAgain.js'
import { overtaken, statusOf } from './sets/refusal.js'
import { proveSelf, requestAccess } from './sets/requestAccess.js'
import type { Places, SignedFirst } from './sets/signSet.js'
import { splitGuarded } from './sets/splitAnew.js'
import type { Missing } from './Vault.js'
import type { VaultWorld } from './VaultWorld.js'

type HandedBack = { missing: Missing; wallet: WalletRecord }

/**
 * Moves the recovery share from the user to the guard. What the guard still has of the wallet opens nothing, so it may be replaced before
 * the keeper knows of it; the keeper's promotion alone decides, and until then the set that the user opens is whole. Where the guard does
 * not know this browser, it prompts the user first.
 */
export function handBack(
  world: VaultWorld,
  { login, proof, resend, wallet: known }: Entering & { readonly wallet: WalletRecord },
): Promise<HandedBack> {
  const { walletId } = known
  return readAgain(async () => {
    guardOf(world)
    const keeper = await readKeeper(world, 'unlock')
    wipeShares(keeper.shares)
    const wallet = keeper.wallet ?? known
    checkSame(wallet, known)
    // It was done, and the answer was lost.
    if (wallet.tier === 'guarded') return { missing: 'nothing', wallet }
    const identity = ownIdentity(login)
    const guard = await requestReturning(world, walletId, { identity, proof, resend })
    if (!guard) return { missing: 'device', wallet }
    const opened = await openForUse(world, wallet, 'unlock', (run) => run())
    try {
      const seen = { keeper, guard }
      const bring = (first: SignedFirst) => deposit(world, first, identity, proof)
      await splitGuarded(world, wallet, opened, seen, { identity, bring })
    } finally {
      closeKey(opened)
    }
    return { missing: 'nothing', wallet: { ...wallet, tier: 'guarded', recovery: null } }
  })
}

/** What the guard has of a wallet that comes back, once it knows whose this browser is; `undefined` while it asks. */
async function requestReturning(
  world: VaultWorld,
  walletId: string,
  access: Pick<Entering, 'proof' | 'resend'> & { readonly identity: LoginIdentity },
): Promise<Places | undefined> {
  const guard = await readReturning(world, walletId)
  if (guard === 'unknown') {
    const state = await proveSelf(world, access.identity, access.resend)
    return state === 'waiting' ? undefined : { current: undefined, next: undefined }
  }
  if (guard !== 'closed') return guard
  if ((await requestAccess(world, walletId, access)) === 'waiting') return undefined
  throw overtaken()
}

/** What the guard has of a wallet that it does not guard. `closed`: it does not let this browser in. `unknown`: it never heard of it. */
async function readReturning(
  world: VaultWorld,
  walletId: string,
): Promise<Places | 'closed' | 'unknown'> {
  try {
    const guard = await readGuard(world, walletId)
    wipeShares(guard?.shares ?? [])
    return guard ?? 'closed'
  } catch (error) {
    if (statusOf(error) === 404) return 'unknown'
    throw error
  }
}
