import {
  activeNetworkId,
  type ConnectionStatus,
  getConnectionStatus,
  type State,
} from '@foyer/core'
import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import { useFoyerSelector } from './useFoyerSelector.js'

/** Whether the modal is open, the connection's status, and the chain family and network in use. */
export function useFoyerState(): useFoyerState.Result {
  return {
    open: useFoyerSelector(openOf),
    status: useFoyerSelector(statusOf),
    activeNamespace: useFoyerSelector(activeOf),
    selectedNetworkId: useFoyerSelector(networkOf),
  }
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

function openOf({ modal }: State) {
  return modal.open
}

function statusOf({ connection }: State) {
  return getConnectionStatus(connection)
}

function activeOf({ network }: State) {
  return network.active
}

function networkOf({ network }: State) {
  return activeNetworkId(network)
}
