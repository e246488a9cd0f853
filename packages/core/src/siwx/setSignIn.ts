import type { Client } from '../Client.js'
import { idOf } from './idOf.js'
import { isInUse } from './isInUse.js'
import type { SigningAccount } from './SigningAccount.js'
import type { HeldSession, SignIn } from './state.js'

/** Sets how the sign-in of an account goes, while that is the one in use of its chain family. Returns whether it is. */
export function setSignIn(
  client: Client,
  account: SigningAccount,
  signIn: HeldSession & Omit<SignIn, 'account' | keyof HeldSession>,
): boolean {
  const { namespace } = account
  if (!isInUse(client, account)) return false
  client.store.setState(({ siwx }) => ({
    siwx: {
      ...siwx,
      byNamespace: { ...siwx.byNamespace, [namespace]: { ...signIn, account: idOf(account) } },
    },
  }))
  return true
}
