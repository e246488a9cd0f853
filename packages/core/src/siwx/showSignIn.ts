import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'

/** Shows the view that explains the sign-in, over what the modal shows. */
export function showSignIn(client: Client): void {
  const view = { name: 'SIWXSignMessage' } as const
  if (isShown(client)) showView(client, view)
  else openModal(client, { view })
}
