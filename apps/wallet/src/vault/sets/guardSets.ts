import {
  depositGuardShare,
  forgetGuardShares,
  type LoginIdentity,
  type OwnerProof,
  promoteGuardShare,
  putGuardShare,
  readGuardShares,
} from '@foyer/protocol/login'
import { refuse } from '../../errors/refuse.js'
import { CallError } from '../../services/CallError.js'
import type { LoginCall } from '../../services/LoginCalls.js'
import { refusals } from '../../texts/en/refusals.js'
import type { GuardProof } from '../Vault.js'
import type { VaultWorld } from '../VaultWorld.js'
import { random, randomId } from './bytes.js'
import { type HeldSets, heldSets } from './keeperSets.js'
import { statusOf } from './refusal.js'
import { type Owner, type Places, type SignedFirst, signForGuard, signForget } from './signSet.js'

/** The guard, of a wallet that has its recovery share there. */
export function guardOf({ calls }: VaultWorld): LoginCall {
  if (calls.guard) return calls.guard
  throw refuse(refusals, 'guardMissing', 'recovery_needed')
}

/** `undefined` where the guard does not let this browser in. */
export async function readGuard(
  world: VaultWorld,
  walletId: string,
): Promise<HeldSets | undefined> {
  try {
    return heldSets((await guardOf(world)(readGuardShares, { walletId })).shares)
  } catch (error) {
    if (statusOf(error) === 403) return undefined
    throw error
  }
}

export async function deposit(
  world: VaultWorld,
  first: SignedFirst,
  identity: LoginIdentity,
  proof: GuardProof | undefined,
) {
  // Held open there for as long as a call may last, and over at the latest with the round.
  for (;;)
    try {
      await guardOf(world)(depositGuardShare, { ...first, identity, ...proof })
      return
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'ticket_waiting')) throw error
    }
}

export async function putAtGuard(
  world: VaultWorld,
  first: SignedFirst,
  { current: over, next: pending = null }: { current: string; next: string | null | undefined },
  /** Of a wallet that comes back: whom the guard has to know it by. */
  identity?: LoginIdentity,
) {
  const next = { ...first, over, pending, ...(identity && { alone: true, identity }) }
  await guardOf(world)(putGuardShare, next)
}

/**
 * No set that is being made can be promoted after this: what takes its place is of no set. Said before the wallet leaves the guard, so
 * that no split of another browser ends between.
 */
export async function closeGuard(
  world: VaultWorld,
  owner: Owner,
  { current, next }: Places & { readonly current: string },
) {
  const set = { setId: randomId(), recovery: random(17) }
  await putAtGuard(world, signForGuard(owner, set, { current, next }).first, { current, next })
}

/** Whether the guard has this set in use now. */
export async function promoteAtGuard(
  world: VaultWorld,
  { walletId, addresses }: Omit<Owner, 'keys'>,
  setId: string,
  owner: OwnerProof,
): Promise<boolean> {
  try {
    await guardOf(world)(promoteGuardShare, { walletId, setId, addresses, owner })
    return true
  } catch (error) {
    const status = statusOf(error)
    if (status === 404 || status === 403) return false
    throw error
  }
}

export async function leaveGuard(world: VaultWorld, owner: Owner, current: string | undefined) {
  await world.calls.guard?.(forgetGuardShares, signForget(owner, current))
}
