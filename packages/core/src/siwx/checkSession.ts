import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'

/**
 * Asks the store whether there is a session for an account. One that is there is the account's state from then on, unless another account is in use by
 * then; without one, and when it fails, the caller says what follows. A store that cannot be asked has not said that there is none.
 * A `routine` question leaves the state as it is meanwhile.
 *
 * @throws what the store throws, `server_timeout`
 */
export async function checkSession(
  client: Client,
  account: SigningAccount,
  why?: 'routine',
): Promise<SiwxSession | undefined> {
  const before = signInOf(client, account)
  if (why === undefined)
    setSignIn(client, account, { status: 'signedOut', ...before, isChecking: true })
  const begun = signInOf(client, account)
  const store = await loadStore(client)
  const [session] = await inTime(client, store.getSessions(account.chainId, account.address))
  const now = signInOf(client, account)
  // A user who signed out meanwhile is not signed in by an answer from before, and of two questions the later one counts.
  const isOver = now !== begun && (now?.isChecking || now?.status === 'signedOut')
  if (session && !isOver) setSignIn(client, account, { status: 'signedIn', session })
  return session
}
