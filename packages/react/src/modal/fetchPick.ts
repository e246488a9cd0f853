import { type Client, getConnectionStatus } from '@foyer/core'
import { loadPick } from '@foyer/core/internal'
import { whenIdle } from '@foyer/protocol'
import { loadView } from './loadView.js'
import { prepareNext } from './prepareNext.js'

/**
 * Fetches the code that a press on the first wallet's row needs, in idle time, once a press on the button is near. A page without such a
 * press does not pay for it.
 */
export function fetchPick(client: Client): void {
  if (getConnectionStatus(client.store.getState().connection) !== 'disconnected') return
  whenIdle(window, () => {
    // As what `prepareNext` misses, this is fetched again when it is needed.
    void Promise.allSettled([
      prepareNext(client),
      loadPick(),
      loadView(client, 'ConnectingExternal'),
    ])
  })
}
