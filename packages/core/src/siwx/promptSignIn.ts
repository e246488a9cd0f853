import type { Client } from '../Client.js'
import { isInUse } from './isInUse.js'
import { offerSignIn } from './offerSignIn.js'
import type { SigningAccount } from './SigningAccount.js'
import { showSignIn } from './showSignIn.js'

/** Shows the view that explains the sign-in, over what the modal shows, and prepares what the user signs there. */
export function promptSignIn(client: Client, account: SigningAccount, error?: unknown): void {
  if (!isInUse(client, account)) return
  const offered = offerSignIn(client, account, error)
  showSignIn(client)
  void offered
}
