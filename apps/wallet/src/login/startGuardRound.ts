import type { RedirectProvider } from '@foyer/protocol/frame'
import { startGuardSocial } from '@foyer/protocol/login'
import type { LoginCalls } from '../services/LoginCalls.js'
import type { GuardProof } from '../vault/Vault.js'
import { createSecret } from './createSecret.js'

/**
 * Begins the guard's own round at a social provider, beside the keeper's: the address where the user confirms, and the proof for the guard
 * that they did, with the number that its question names. `undefined` where there is no guard.
 */
export async function startGuardRound(
  { guard }: Pick<LoginCalls, 'guard'>,
  { provider, origin, returnTo }: startGuardRound.Parameters,
): Promise<{ uri: string; proof: GuardProof; number: string | undefined } | undefined> {
  if (!guard) return undefined
  const { secret, hash } = await createSecret()
  const wish = { provider, origin, hash, returnTo }
  const { ticket, uri, number } = await guard(startGuardSocial, wish)
  return { uri, number, proof: { ticket, secret } }
}

export declare namespace startGuardRound {
  type Parameters = {
    provider: RedirectProvider
    /** The page that asks. */
    origin: string
    returnTo?: string | undefined
  }
}
