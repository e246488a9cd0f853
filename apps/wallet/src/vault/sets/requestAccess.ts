import {
  type GuardFacts,
  type LoginIdentity,
  proveToGuard,
  requestGuardAccess,
} from '@foyer/protocol/login'
import { refuse } from '../../errors/refuse.js'
import { refusals } from '../../texts/en/refusals.js'
import type { GuardProof } from '../Vault.js'
import type { VaultWorld } from '../VaultWorld.js'
import { guardOf } from './guardSets.js'

type AccessRequest = {
  /** The login that requests it; left out where this browser has a share of the very wallet already. */
  identity?: LoginIdentity | undefined
  proof?: GuardProof | undefined
  resend?: boolean | undefined
}

/** Asks the guard to let this browser in. @throws `Failure` `device_refused` */
export async function requestAccess(
  world: VaultWorld,
  walletId: string,
  { identity, proof, resend }: AccessRequest,
): Promise<'allowed' | 'waiting'> {
  const said = await guardOf(world)(requestGuardAccess, {
    walletId,
    origin: world.origin(),
    ...(resend && { resend }),
    ...(identity && { identity }),
    ...proof,
  })
  if (said.state === 'refused') throw refused(said.by)
  return reportState(world, { ...said, state: said.state })
}

/**
 * Shows the guard who makes a wallet, before there is one. A social login is shown with what is deposited.
 *
 * @throws `Failure` `device_refused`
 */
export async function proveSelf(
  world: VaultWorld,
  { provider, subject }: LoginIdentity,
  resend: boolean | undefined,
): Promise<'allowed' | 'waiting'> {
  if (provider !== 'email') return 'allowed'
  const { number, state } = await guardOf(world)(proveToGuard, {
    email: subject,
    origin: world.origin(),
    ...(resend && { resend }),
  })
  if (state === 'refused') throw refused('email')
  return reportState(world, { number, state })
}

type Said = {
  state: 'allowed' | 'waiting'
  number?: string | undefined
  wallet?: GuardFacts | undefined
}

function reportState({ onPrompt }: VaultWorld, { number, state, wallet }: Said) {
  onPrompt(state === 'waiting' ? { number, wallet } : undefined)
  return state
}

function refused(by: 'email' | 'social') {
  return refuse(refusals, `deviceRefused_${by}`, 'device_refused')
}
