import { type CaipNetworkId, explorerUrl } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { activeNetworkId, findNetwork, type NetworkState } from '../network/state.js'

/** The transaction's page on its network's block explorer; `undefined` when there is none. */
export function explorerTransactionUrl(
  state: NetworkState,
  { metadata: { chain, hash } }: Transaction,
): string | undefined {
  const id = (chain as CaipNetworkId | null | undefined) ?? activeNetworkId(state)
  const network = findNetwork(state, id)
  return hash && network ? explorerUrl(network, 'tx', hash) : undefined
}
