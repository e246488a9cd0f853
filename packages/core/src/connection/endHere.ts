import type { Client } from '../Client.js'
import { applySession } from './applySession.js'
import { listConnections } from './listConnections.js'
import type { ConnectionOf } from './state.js'

/** Ends connections in the state of this page alone, and returns them: no wallet hears of it, and what is remembered stays. */
export function endHere(
  { store }: Client,
  ends: (one: ConnectionOf) => boolean,
): readonly ConnectionOf[] {
  // Those beside first, so that none of them takes the place of one that ends as well.
  const ended = listConnections(store.getState().connection).filter(ends).reverse()
  for (const { connectorId, namespace } of ended)
    store.setState((state) => applySession(state, { connectorId, namespace, session: undefined }))
  return ended
}
