import type { Namespace } from '@foyer/protocol'
import type { ConnectionOf, ConnectionState } from './state.js'

/** All connected wallets: those in use first, one for each chain family, then those beside them. */
export function listConnections({
  byNamespace,
  beside,
}: Pick<ConnectionState, 'byNamespace' | 'beside'>): readonly ConnectionOf[] {
  const inUse = Object.entries(byNamespace).map(([name, connection]) => ({
    ...connection,
    namespace: name as Namespace,
  }))
  return [...inUse, ...beside]
}
