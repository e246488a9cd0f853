import { activeNetworkId, type ConnectionStatus, type State, status } from '@foyer/core'
import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import { useSelect } from './useSelect.js'

/** Whether the modal is open, what goes on, and which chain family and network are in use. */
export function useFoyerState(): useFoyerState.Result {
  return {
    open: useSelect(openOf),
    status: useSelect(statusOf),
    activeNamespace: useSelect(activeOf),
    selectedNetworkId: useSelect(networkOf),
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
  return status(connection)
}

function activeOf({ network }: State) {
  return network.active
}

function networkOf({ network }: State) {
  return activeNetworkId(network)
}
