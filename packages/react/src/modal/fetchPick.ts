import { type Client, getConnectionStatus } from '@foyer/core'
import { loadPick, prepareWallets } from '@foyer/core/internal'
import { whenIdle } from '@foyer/protocol'
import { prepareLate } from '../views/registry.js'
import { loadView } from './loadView.js'
import { prepareNotices } from './prepareNotices.js'

/**
 * Fetches the code that a press on the first wallet's row needs, in idle time, once a press on the button is near. A page without such a
 * press does not pay for it.
 */
export function fetchPick(client: Client): void {
  if (getConnectionStatus(client.store.getState().connection) !== 'disconnected') return
  whenIdle(window, () => {
    // What is missed here is fetched again when it is needed, and its failure reported then.
    void Promise.allSettled([
      prepareWallets(client),
      loadPick(),
      loadView(client, 'ConnectingExternal'),
      prepareLate(),
      prepareNotices(),
    ])
  })
}
