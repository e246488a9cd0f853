import {
  type CaipNetworkId,
  chainDisconnectedCode,
  defaultNamespace,
  isCaipNetworkId,
  type Network,
  readWalletChainId,
} from '@foyer/protocol'
import { Failure } from '../errors/Failure.js'

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
  throw new Failure(
    'The wallet does not serve this network. Switch to another one.',
    chainDisconnectedCode,
    { key: 'network_unserved' },
  )
}
