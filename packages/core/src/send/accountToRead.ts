import {
  type CaipAddress,
  type CaipNetworkId,
  formatCaipAddress,
  type Network,
} from '@foyer/protocol'

/** The account that sends, on the network of the transfer, as what it has is read. */
export function accountToRead({ from, network }: { from: string; network: Network }): {
  caipAddress: CaipAddress
  caipNetworkId: CaipNetworkId
} {
  const { chainNamespace: namespace, caipNetworkId, id } = network
  return {
    caipAddress: formatCaipAddress({ namespace, chainId: String(id), address: from }),
    caipNetworkId,
  }
}
