import {
  activeNetworkId,
  type Client,
  type ConnectionStatus,
  getConnectionStatus,
  type State,
} from '@foyer/core'
import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import { useDerived } from './useDerived.js'

/** Whether the modal is open, the connection's status, and the chain family and network in use. */
export function useFoyerState(): useFoyerState.Result {
  return useDerived(derive)
}

export declare namespace useFoyerState {
  type Result = {
    open: boolean
    /** Of all namespaces together. */
    status: ConnectionStatus
    activeNamespace: Namespace | undefined
    /** CAIP-2. */
    selectedNetworkId: CaipNetworkId | undefined
  }
}

function derive(_: Client, { modal, connection, network }: State): useFoyerState.Result {
  return {
    open: modal.open,
    status: getConnectionStatus(connection),
    activeNamespace: network.active,
    selectedNetworkId: activeNetworkId(network),
  }
}
