import type { CaipAddress, Namespace } from '@foyer/protocol'
import { caipAddressOf } from './caipAddressOf.js'
import type { ConnectionState } from './state.js'

/** The account in use, as CAIP-10. */
export function getCaipAddress(
  state: ConnectionState,
  namespace: Namespace,
): CaipAddress | undefined {
  const connection = state.byNamespace[namespace]
  return connection && caipAddressOf(connection)
}
