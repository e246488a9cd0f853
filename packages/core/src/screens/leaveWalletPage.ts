import type { Client } from '../Client.js'
import { goBack } from '../modal/goBack.js'
import { topEntry } from '../modal/topEntry.js'
import { endTask } from './endTask.js'

/** Leaves the wallet's own page for the list of them; where WalletSecurity was shown for one page, for the view before. */
export function leaveWalletPage(client: Client): void {
  const entry = topEntry(client.store.getState().modal.history)
  if (entry.name !== 'WalletSecurity') return
  if (entry.data.page === undefined) endTask(client, 'walletPage')
  else goBack(client)
}
