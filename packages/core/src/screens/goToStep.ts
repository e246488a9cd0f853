import type { Client } from '../Client.js'
import { policyOf } from '../modal/policyOf.js'
import { replaceView } from '../modal/replaceView.js'
import { showView } from '../modal/showView.js'
import { topEntry } from '../modal/topEntry.js'
import type { ViewEntry } from '../modal/views.js'

/** Shows the next view of a login. A step that is done is replaced, so that nothing leads back to it. */
export function goToStep(client: Client, entry: ViewEntry): void {
  const { name } = topEntry(client.store.getState().modal.history)
  if (policyOf(name).transient) replaceView(client, entry)
  else showView(client, entry)
}

/** The view in which the user recovers the keys of the wallet. */
export const recovery = { name: 'WalletSecurity', data: { page: 'recover' } } as const
