import type { Namespace } from '@foyer/protocol'
import { listConnections } from './listConnections.js'
import type { ConnectionState } from './state.js'

/** Whether a wallet is connected, in use or beside, in any chain family but `except`. */
export function hasConnector(
  connection: ConnectionState,
  connectorId: string,
  except?: Namespace,
): boolean {
  return listConnections(connection).some(
    (one) => one.connectorId === connectorId && one.namespace !== except,
  )
}
