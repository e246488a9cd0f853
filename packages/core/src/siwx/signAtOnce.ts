import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import { promptSignIn } from './promptSignIn.js'
import { refuseSignIn } from './refuseSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { signIn } from './signIn.js'

/**
 * Has the embedded wallet sign right after the login. Its own screen says what is signed and for whom, and the user approves there: the view of the sign-in
 * would only say the same before. It is shown where the sign-in does not work, and lets the user try again.
 */
export async function signAtOnce(client: Client, account: SigningAccount): Promise<void> {
  try {
    await signIn(client, { chainNamespace: account.namespace })
  } catch (error) {
    if (client.signal.aborted || FoyerError.is(error, 'sign_in_overtaken')) return
    if (!FoyerError.is(error, 'user_rejected')) return promptSignIn(client, account, error)
    await refuseSignIn(client, account)
    hideModal(client)
  }
}
