import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'
import { checkSession } from './checkSession.js'
import { promptSignIn } from './promptSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { setSignIn } from './setSignIn.js'
import { signInOf } from './signInOf.js'
import type { SignIn } from './state.js'

/**
 * Asks the store once more, after something may have changed there. Where a session is required and gone, the user is prompted. One that is `routine`
 * has no reason to doubt the session, which stays then where the store cannot be asked.
 */
export function recheckSession(client: Client, account: SigningAccount, why?: 'routine'): void {
  const before = signInOf(client, account)
  // What the user is about to do says more than the store.
  if (before?.status === 'signing' || before?.status === 'verifying' || !account.isSupported) return
  const checked = checkSession(client, account, why)
  const begun = signInOf(client, account)
  // What came between, as a sign-in by the user, says more than the answer.
  const isStill = () => signInOf(client, account) === begun
  checked.then(
    (session) => {
      if (!session && isStill()) goOn(client, account, before)
    },
    (error) => {
      const stays = why === 'routine' && before?.status === 'signedIn'
      if (isStill()) setSignIn(client, account, stays ? before : { status: 'failed', error })
      report(client, error)
    },
  )
}

/** There is no session: a prompt and a refusal stay, a sign-in is over. The prompt is about the account in use. */
function goOn(client: Client, account: SigningAccount, before: SignIn | undefined) {
  const { network, siwx } = client.store.getState()
  if (before?.status === 'asking' || before?.status === 'refused')
    setSignIn(client, account, { ...before, isChecking: false })
  else if (siwx.isRequired && network.active === account.namespace) promptSignIn(client, account)
  else setSignIn(client, account, { status: 'signedOut' })
}
