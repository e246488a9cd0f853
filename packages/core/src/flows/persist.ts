import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { State } from '../state.js'
import type { Remembered } from '../storage.js'

/**
 * What must survive a reload is written when it changes. A wallet that only fell silent, as one that was
 * locked, stays remembered: `disconnect` alone forgets.
 */
export function persist({ store, storage }: Client): () => void {
  return store.subscribe((state, before) => {
    if (state.network.active !== before.network.active) storage.set('active', state.network.active)
    if (state.network.selected !== before.network.selected)
      storage.set('networks', state.network.selected as Remembered<'networks'>)
    if (state.wallets.recent !== before.wallets.recent)
      storage.set('recent', [...state.wallets.recent])
    if (state.account.hideAmounts !== before.account.hideAmounts)
      storage.set('hideAmounts', state.account.hideAmounts)
    if (state.connection.byNamespace !== before.connection.byNamespace)
      storage.set('connected', connected(storage.get('connected') ?? [], state, before))
  })
}

function connected(
  remembered: Remembered<'connected'>,
  { connection: { byNamespace } }: State,
  { connection: { byNamespace: before } }: State,
): Remembered<'connected'> {
  const fresh = (Object.keys(byNamespace) as Namespace[]).flatMap((namespace) => {
    const connectorId = byNamespace[namespace]?.connectorId
    return connectorId && connectorId !== before[namespace]?.connectorId
      ? [{ namespace, connectorId }]
      : []
  })
  const others = remembered.filter(
    ({ namespace }) => !fresh.some((one) => one.namespace === namespace),
  )
  return [...fresh, ...others]
}
