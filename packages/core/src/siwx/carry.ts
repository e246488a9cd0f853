import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'

/**
 * Has the session of an account hold on the network that it turned to, where what it signed shows that a key holds it; what a wallet says that the account
 * is does not count. Of any other account only the store can tell.
 */
export async function carry(
  client: Client,
  account: SigningAccount,
  session: SiwxSession | undefined,
): Promise<SiwxSession | undefined> {
  if (!session?.signature) return undefined
  const begun = signInOf(client, account)
  const { isHeldByKey } = await (await loadReach()).features(account.namespace)
  if (isHeldByKey && !(await isHeldByKey(session))) return undefined
  // What came between, as a sign-out, says more than what was before it.
  if (signInOf(client, account) === begun)
    setSignIn(client, account, { status: 'signedIn', session })
  return session
}
