import { activeNetwork, type State } from '@foyer/core'
import type { CaipNetworkId } from '@foyer/protocol'

/** The network in use. */
export function activeIdOf({ network }: State): CaipNetworkId | undefined {
  return activeNetwork(network)?.caipNetworkId
}
