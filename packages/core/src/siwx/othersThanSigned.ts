import type { Client } from '../Client.js'
import type { State } from '../state.js'
import { accountsOf } from './accountsOf.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'

/**
 * The accounts of other chain families that are signed in, where one signed in by this change of the state: a store may keep one session, and theirs may have
 * ended with it.
 */
export function othersThanSigned(
  client: Client,
  state: State,
  { siwx }: State,
): readonly SigningAccount[] {
  if (state.siwx === siwx) return []
  const known = accountsOf(state).filter((one) => signInOf(client, one)?.status === 'signedIn')
  const signed = known.find(({ namespace }) => siwx.byNamespace[namespace]?.status === 'verifying')
  return known.filter((one) => signed && one !== signed)
}
