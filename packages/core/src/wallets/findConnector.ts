import type { Namespace } from '@foyer/protocol'
import type { Connector } from '../connector.js'
import type { WalletsState } from './state.js'

export function findConnector(
  state: WalletsState,
  id: string,
  namespace: Namespace,
): Connector | undefined {
  return state.found[namespace]?.find((connector) => connector.id === id)
}
