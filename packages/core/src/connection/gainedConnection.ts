import { isConnector } from './isConnector.js'
import { listConnections } from './listConnections.js'
import type { ConnectionOf, ConnectionState } from './state.js'

/**
 * The wallet that was connected by this change of the state: one that was not there before, or was requested once more. One that is only used
 * in the place of another is none.
 */
export function gainedConnection(
  state: ConnectionState,
  before: ConnectionState,
): ConnectionOf | undefined {
  if (state.byNamespace === before.byNamespace) return undefined
  return listConnections({ ...state, beside: [] }).find((one) => {
    const former = before.byNamespace[one.namespace]?.connectorId
    const isRequested = before.connecting !== undefined && isConnector(before.connecting)(one)
    return former !== one.connectorId && (isRequested || !before.beside.some(isConnector(one)))
  })
}
