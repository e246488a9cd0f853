import type { Client } from '../Client.js'
import { type PersistedKind, persistedKinds } from '../remembered.js'

/**
 * Deletes what the browser keeps of accounts' balances, tokens and names. The next visit shows none of them before they are read
 * again. What is in memory stays until the page is closed. With the option `persistQueries: false` nothing is kept.
 */
export function removePersistedQueries({ storage }: Pick<Client, 'storage'>): void {
  for (const kind of Object.keys(persistedKinds) as PersistedKind[])
    storage.remove(persistedKinds[kind])
}
