import type { Client } from './Client.js'
import { startWith } from './startWith.js'

/**
 * Starts a client in a page. Returns a function that stops it; it may be started again after. A client that is started
 * more than once runs until every start is stopped.
 *
 * Until the modal opens, a wallet is needed, or there is something to restore, the client
 * sleeps: a page that only shows a button loads nothing else.
 */
export function startClient(client: Client): () => void {
  return startWith(client, async () => (await import('./flows/runFlows.js')).runFlows)
}
