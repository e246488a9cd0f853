import { type CaipNetworkId, parseCaipNetworkId } from './caip.js'
import { unknownNetworkName } from './catalogue/limits.js'
import { toChainId } from './families/toChainId.js'
import type { Network } from './network.js'

/**
 * Stands for a network that a wallet is on and the host did not configure: no currency, no RPC.
 *
 * @throws `invalid_caip_network_id` when the id is not CAIP-2
 */
export function unsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return {
    id: toChainId(caipNetworkId),
    caipNetworkId,
    chainNamespace: namespace,
    name: unknownNetworkName,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  }
}
