import { type CaipAddress, parseCaipAddress, explorerUrl as urlOf } from '@foyer/protocol'
import { findNetwork, type NetworkState } from '../network/state.js'

/** The account's page on its network's block explorer; `undefined` when the network has none. */
export function explorerUrl(state: NetworkState, caipAddress: CaipAddress): string | undefined {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const network = findNetwork(state, `${namespace}:${chainId}`)
  return network && urlOf(network, 'address', address)
}
