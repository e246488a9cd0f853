import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import type { State } from '../state.js'
import type { Remembered } from '../storage.js'

/**
 * What must survive a reload is written when it changes. A wallet that only fell silent stays remembered;
 * one that the person left does not.
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
  const changed = [...new Set([...names(byNamespace), ...names(before)])].filter(
    (namespace) => byNamespace[namespace]?.connectorId !== before[namespace]?.connectorId,
  )
  const fresh = changed.flatMap((namespace) => {
    const connectorId = byNamespace[namespace]?.connectorId
    return connectorId ? [{ namespace, connectorId }] : []
  })
  return [...fresh, ...remembered.filter(({ namespace }) => !changed.includes(namespace))]
}

function names(record: object) {
  return Object.keys(record) as Namespace[]
}
