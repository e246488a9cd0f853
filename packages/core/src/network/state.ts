import {
  type CaipNetworkId,
  type Namespace,
  type Network,
  parseCaipNetworkId,
} from '@foyer/protocol'

export type NetworkState = {
  /** All the host configured, in its order. */
  readonly networks: readonly Network[]
  /** The namespace in use. */
  readonly active: Namespace | undefined
  /** The network chosen in each namespace. May be one the host did not configure: then it is unsupported. */
  readonly selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The networks that the wallet of a namespace granted; absent when it did not say. */
  readonly approved: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>>
  /** The network of a switch request that a wallet has not answered yet. */
  readonly switching: CaipNetworkId | undefined
}

export function findNetwork(
  { networks }: NetworkState,
  id: CaipNetworkId | undefined,
): Network | undefined {
  return networks.find(({ caipNetworkId }) => caipNetworkId === id)
}

/** The id of the network in use, configured or not. */
export function activeNetworkId(state: NetworkState): CaipNetworkId | undefined {
  return state.active && state.selected[state.active]
}

/** The network in use; `undefined` when there is none or the host did not configure it. */
export function activeNetwork(state: NetworkState): Network | undefined {
  return findNetwork(state, activeNetworkId(state))
}

/** Whether the wallet is on a network that the host did not configure. */
export function isUnsupported(state: NetworkState): boolean {
  const id = activeNetworkId(state)
  return id !== undefined && !findNetwork(state, id)
}

/** Whether the wallet of the network's namespace granted it. A wallet that did not say gets a request in any case. */
export function isApproved(state: NetworkState, network: Network): boolean {
  return state.approved[network.chainNamespace]?.includes(network.caipNetworkId) ?? true
}

/** The networks that the wallet in use can go to: those of its chain family that it granted. */
export function reachableNetworks(state: NetworkState): readonly Network[] {
  return state.networks.filter(
    (network) => network.chainNamespace === state.active && isApproved(state, network),
  )
}

/** The network is the one in use now, and its chain family the one in use. */
export function setNetwork(state: NetworkState, id: CaipNetworkId): NetworkState {
  const { namespace } = parseCaipNetworkId(id)
  return { ...state, active: namespace, selected: { ...state.selected, [namespace]: id } }
}
