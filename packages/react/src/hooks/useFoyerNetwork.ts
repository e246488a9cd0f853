import { activeNetwork, activeNetworkId, type State, switchChain } from '@foyer/core'
import { type CaipNetworkId, type Network, toChainId } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * The network in use, and a function that switches it.
 *
 * `network` is `undefined` while the wallet is on one that is not configured; `caipNetworkId` (CAIP-2)
 * and `chainId` name it. `switchChain(id)` sends the connected wallet of that chain family a request, without
 * the modal; without a wallet the choice holds at once. It rejects as core's `switchChain` does.
 */
export function useFoyerNetwork(): useFoyerNetwork.Result {
  const client = useFoyerClient()
  const network = useFoyerSelector(networkOf)
  const caipNetworkId = useFoyerSelector(idOf)
  return useMemo(
    () => ({
      network,
      caipNetworkId,
      chainId: network?.id ?? chainId(caipNetworkId),
      switchChain: async (to: CaipNetworkId) => {
        await switchChain(client, { network: to })
      },
    }),
    [client, network, caipNetworkId],
  )
}

export declare namespace useFoyerNetwork {
  type Result = {
    network: Network | undefined
    caipNetworkId: CaipNetworkId | undefined
    /** A number for EVM, the CAIP-2 reference elsewhere. */
    chainId: number | string | undefined
    switchChain: (network: CaipNetworkId) => Promise<void>
  }
}

function chainId(id: CaipNetworkId | undefined): number | string | undefined {
  return id && toChainId(id)
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}

function idOf({ network }: State) {
  return activeNetworkId(network)
}
