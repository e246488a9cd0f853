import type { Client } from '../Client.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { isInUse } from './isInUse.js'
import { offerSignIn } from './offerSignIn.js'
import type { SigningAccount } from './SigningAccount.js'

/** Shows the view that explains the sign-in, over what the modal shows, and prepares what the user signs there. */
export function promptSignIn(client: Client, account: SigningAccount, error?: unknown): void {
  const view = { name: 'SIWXSignMessage' } as const
  const { modal } = client.store.getState()
  if (!isInUse(client, account)) return
  const offered = offerSignIn(client, account, error)
  if (modal.open || client.options.enableEmbedded) showView(client, view)
  else openModal(client, { view })
  void offered
}
