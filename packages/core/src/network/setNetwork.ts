import type { CaipNetworkId } from '@foyer/protocol'
import { parseCaipNetworkId } from '@foyer/protocol'
import type { NetworkState } from './state.js'

/** The network is the one in use now, and its chain family the one in use. */
export function setNetwork(state: NetworkState, id: CaipNetworkId): NetworkState {
  const { namespace } = parseCaipNetworkId(id)
  return { ...state, active: namespace, selected: { ...state.selected, [namespace]: id } }
}
