import type { Client } from '../Client.js'
import { persistedKinds } from '../remembered.js'

/** Marks balances, tokens, collectibles and activity as stale: those that are shown are fetched again, the rest when next read. */
export function refreshBalances(client: Client): void {
  // Without a query so far, what an earlier page persisted is stale as well.
  client.storage.remove(persistedKinds.balance)
  client.storage.remove(persistedKinds.balances)
  client.queries.current()?.invalidateAccounts()
}
