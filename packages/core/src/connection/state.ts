import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { Account, WalletSession } from '../WalletSession.js'

export type Connection = {
  readonly connectorId: string
  /** The account in use first. */
  readonly accounts: readonly [Account, ...Account[]]
  /** The network that the wallet is on, configured by the host or not. */
  readonly caipNetworkId: CaipNetworkId
  /** What the wallet offers of the chain family's features; all of them where it does not say. */
  readonly features?: WalletSession['features']
  /** The wallet's own first account, where the user chose another one. */
  readonly chosenOver?: string
}

/** A connected wallet with its chain family. */
export type ConnectionOf = Connection & { readonly namespace: Namespace }

/** The number distinguishes two attempts at the same wallet. */
export type PendingConnection = {
  readonly attempt: number
  readonly connectorId: string
  readonly namespace: Namespace
}

export type ConnectionState = {
  /** The wallet that is connecting. */
  readonly connecting?: PendingConnection | undefined
  /** How many attempts there have been. */
  readonly attempts: number
  /** Namespaces whose remembered connection is being resumed; one may be there more than once. */
  readonly restoring: readonly Namespace[]
  /** The wallet in use of each chain family. */
  readonly byNamespace: Readonly<Partial<Record<Namespace, Connection>>>
  /** Wallets that are connected beside those in use, the latest used first. */
  readonly beside: readonly ConnectionOf[]
  /** Transactions sent from here that are not in a block yet. */
  readonly pending: Readonly<Partial<Record<Namespace, number>>>
  /** The client was destroyed: no wallet is connected, and none can be. */
  readonly ended: boolean
  /** The options of the client were refused when it woke: no wallet is connected, and none can be. The console has the reason. */
  readonly refused?: true
}

export const initialConnection: ConnectionState = {
  attempts: 0,
  restoring: [],
  byNamespace: {},
  beside: [],
  pending: {},
  ended: false,
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** The status as the screens show it, of one namespace or of all together. */
export function getConnectionStatus(
  state: ConnectionState,
  namespace?: Namespace,
): ConnectionStatus {
  const { byNamespace } = state
  if (namespace ? byNamespace[namespace] : Object.keys(byNamespace).length > 0) return 'connected'
  return isConnecting(state, namespace) ? 'connecting' : 'disconnected'
}

/** Whether a wallet of the namespace, or of any, is connecting or being resumed, beside those that are connected. */
export function isConnecting(
  { connecting, restoring }: ConnectionState,
  namespace?: Namespace,
): boolean {
  return namespace
    ? connecting?.namespace === namespace || restoring.includes(namespace)
    : connecting !== undefined || restoring.length > 0
}
