import {
  type CaipNetworkId,
  chainDisconnectedCode,
  defaultNamespace,
  isCaipNetworkId,
  type Network,
  readWalletChainId,
} from '@foyer/protocol'
import { refuse } from '../errors/refuse.js'
import { refusals } from '../texts/en/refusals.js'

/**
 * The network that a page means: CAIP-2, or the number of an EVM chain, also in hex.
 *
 * @throws `Failure` 4901 when the server does not serve it
 */
export function readNetwork(
  networks: readonly Network[],
  chainId: string | number,
  namespace: string = defaultNamespace,
): CaipNetworkId {
  const wanted = isCaipNetworkId(chainId) ? chainId : readWalletChainId(namespace, chainId)
  const found = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (found) return found.caipNetworkId
  throw refuse(refusals, 'networkUnserved', chainDisconnectedCode)
}
