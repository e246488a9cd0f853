import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isConnector } from '../connection/isConnector.js'
import { choiceOf } from '../connection/keepChoice.js'
import { type Remembered, recall, remember } from '../remembered.js'
import type { State } from '../state.js'

/**
 * What must survive a reload is written when it changes. A wallet that only fell silent, as one that was
 * locked, stays remembered: `disconnect` alone forgets.
 */
export function persist(client: Client): () => void {
  return client.store.subscribe((state, before) => {
    if (state.network.active !== before.network.active)
      remember(client, 'active', state.network.active)
    if (state.network.selected !== before.network.selected)
      remember(client, 'networks', state.network.selected as Remembered<'networks'>)
    if (state.wallets.recent !== before.wallets.recent)
      remember(client, 'recent', [...state.wallets.recent])
    if (state.account.hideAmounts !== before.account.hideAmounts)
      remember(client, 'hideAmounts', state.account.hideAmounts)
    if (state.connection.byNamespace !== before.connection.byNamespace) {
      remember(client, 'connected', connected(recall(client, 'connected') ?? [], state, before))
      // The default one too: after a reload whichever wallet answered first would be in use.
      remember(client, 'active', state.network.active)
    }
  })
}

function connected(
  remembered: Remembered<'connected'>,
  { connection: { byNamespace } }: State,
  { connection: { byNamespace: before } }: State,
): Remembered<'connected'> {
  const inUse = Object.entries(byNamespace).map(([name, connection]) => ({
    namespace: name as Namespace,
    connectorId: connection.connectorId,
    choice: choiceOf(connection),
  }))
  const fresh = inUse.filter(
    ({ namespace, connectorId }) => connectorId !== before[namespace]?.connectorId,
  )
  const others = remembered.filter((one) => !fresh.some(isConnector(one)))
  return [...fresh, ...others.map((one) => inUse.find(isConnector(one)) ?? one)]
}
