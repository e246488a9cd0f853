import type { CaipAddress, CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Account } from '../adapter.js'

export type Connection = {
  readonly connectorId: string
  /** The account in use first. */
  readonly accounts: readonly [Account, ...Account[]]
  /** Where the wallet stands, configured by the host or not. */
  readonly caipNetworkId: CaipNetworkId
}

/** Two attempts at the same wallet are told apart by their number. */
export type Asking = {
  readonly attempt: number
  readonly connectorId: string
  readonly namespace: Namespace
}

export type ConnectionState = {
  /** The wallet being asked, while it is. */
  readonly asking: Asking | undefined
  /** How many attempts there have been. */
  readonly attempts: number
  /** Namespaces whose remembered wallet is being asked silently. */
  readonly restoring: readonly Namespace[]
  readonly byNamespace: Readonly<Partial<Record<Namespace, Connection>>>
  /** Transactions sent from here that are not in a block yet. */
  readonly pending: Readonly<Partial<Record<Namespace, number>>>
  /** The client was destroyed: nobody is connected any more, and nobody can be. */
  readonly ended: boolean
}

export const initialConnection: ConnectionState = {
  asking: undefined,
  attempts: 0,
  restoring: [],
  byNamespace: {},
  pending: {},
  ended: false,
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

export function without<value>(
  record: Readonly<Partial<Record<Namespace, value>>>,
  namespace: Namespace,
): Partial<Record<Namespace, value>> {
  const { [namespace]: _, ...rest } = record
  return rest as Partial<Record<Namespace, value>>
}

/** What the person sees, of one namespace or of all together. */
export function status(state: ConnectionState, namespace?: Namespace): ConnectionStatus {
  const { asking, restoring, byNamespace } = state
  if (namespace ? byNamespace[namespace] : Object.keys(byNamespace).length > 0) return 'connected'
  const waiting = namespace
    ? asking?.namespace === namespace || restoring.includes(namespace)
    : asking !== undefined || restoring.length > 0
  return waiting ? 'connecting' : 'disconnected'
}

/** The account in use, as CAIP-10. */
export function caipAddress(state: ConnectionState, namespace: Namespace): CaipAddress | undefined {
  const connection = state.byNamespace[namespace]
  return connection && `${connection.caipNetworkId}:${connection.accounts[0].address}`
}
