import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import type { Views } from '../modal/views.js'
import { beginConnect } from './beginConnect.js'
import { attemptOf } from './state.js'

/** Called when the view of a wallet is shown: begins the attempt to connect, unless a press has begun it. */
export function showConnect(client: Client, way: Views['ConnectingExternal']): void {
  const { modal, screens } = client.store.getState()
  if (topEntry(modal.history).name !== 'ConnectingExternal' || attemptOf(screens, way)) return
  beginConnect(client, way)
}
