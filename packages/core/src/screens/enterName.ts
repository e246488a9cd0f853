import type { Client } from '../Client.js'
import { beginName } from '../names/beginName.js'
import { closeName } from '../names/closeName.js'
import { nameWallet } from '../names/nameWallet.js'
import { readNameZone } from '../names/readNameZone.js'
import { endWithView } from './endWithView.js'

/**
 * Begins to choose a name for the account in use; one that was begun here already goes on. Resolves once it is known what the names end with.
 *
 * @throws as `beginName` and `readNameZone`
 */
export async function enterName(client: Client): Promise<void> {
  const { address, network } = nameWallet(client)
  const draft = client.store.getState().names?.draft
  if (draft?.account !== address || draft.caipNetworkId !== network.caipNetworkId) {
    beginName(client)
  }
  endWithView(client, 'RegisterAccountName', () => closeName(client))
  await readNameZone(client)
}
