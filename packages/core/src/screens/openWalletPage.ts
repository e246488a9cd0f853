import type { Client } from '../Client.js'
import { leaveWalletPage } from './leaveWalletPage.js'
import { runTask } from './runTask.js'
import { visitWalletPage } from './visitWalletPage.js'

/**
 * Opens one of the wallet's own pages over the view WalletSecurity; `screens.tasks.walletPage` of the state says which. With the end of
 * the page the view's list is shown again, or the view before where it was shown for this page alone. While the page is open, does
 * nothing.
 *
 * @throws as `visitWalletPage`
 */
export async function openWalletPage(
  client: Client,
  { page }: visitWalletPage.Parameters,
): Promise<void> {
  const task = client.store.getState().screens.tasks?.walletPage
  if (task?.status === 'pending' && task.variables.page === page) return
  const outcome = await runTask(client, 'walletPage', { page }, () =>
    visitWalletPage(client, { page }),
  )
  if (outcome === 'left') leaveWalletPage(client)
}
