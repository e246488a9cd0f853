import { activeNetwork, activeNetworkId, type State, switchNetwork } from '@foyer/core'
import type { CaipNetworkId, Network } from '@foyer/protocol'
import { useCallback } from 'react'
import { useClient } from './useClient.js'
import { useSelect } from './useSelect.js'

/**
 * The network in use, and the way to another.
 *
 * `network` is `undefined` while the wallet stands on one that is not configured; `caipNetworkId` (CAIP-2)
 * and `chainId` tell which. `switchNetwork(id)` asks the connected wallet of that chain family, without
 * the modal; without a wallet the choice holds at once. It rejects as core's `switchNetwork` does.
 */
export function useFoyerNetwork(): useFoyerNetwork.Result {
  const client = useClient()
  const network = useSelect(networkOf)
  const caipNetworkId = useSelect(idOf)
  const change = useCallback(
    async (to: CaipNetworkId) => {
      await switchNetwork(client, { network: to })
    },
    [client],
  )
  return {
    network,
    caipNetworkId,
    chainId: network?.id ?? chainId(caipNetworkId),
    switchNetwork: change,
  }
}

export declare namespace useFoyerNetwork {
  type Result = {
    network: Network | undefined
    caipNetworkId: CaipNetworkId | undefined
    /** A number for EVM, the CAIP-2 reference elsewhere. */
    chainId: number | string | undefined
    switchNetwork: (network: CaipNetworkId) => Promise<void>
  }
}

function chainId(id: CaipNetworkId | undefined): number | string | undefined {
  const reference = id?.slice(id.indexOf(':') + 1)
  return id?.startsWith('eip155:') ? Number(reference) : reference
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}

function idOf({ network }: State) {
  return activeNetworkId(network)
}
