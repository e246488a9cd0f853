import type { Network } from '@foyer/protocol'
import * as networks from '@foyer/protocol/networks'

/** The networks that the widget knows by heart, by CAIP-2 id. */
export const listedNetworks: ReadonlyMap<string, Network> = new Map(
  Object.values<Network | readonly Network[]>(networks)
    .flat()
    .map((network: Network) => [network.caipNetworkId, network]),
)
