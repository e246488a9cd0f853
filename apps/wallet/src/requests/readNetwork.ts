import {
  type CaipNetworkId,
  chainDisconnectedCode,
  isCaipNetworkId,
  type Network,
} from '@foyer/protocol'
import { Failure } from '../frame/Failure.js'

/**
 * The network that a page means: CAIP-2, or the number of an EVM chain, also in hex.
 *
 * @throws `Failure` 4901 when the server does not serve it
 */
export function readNetwork(
  networks: readonly Network[],
  chainId: string | number,
  namespace = 'eip155',
): CaipNetworkId {
  const wanted = nameOf(chainId, namespace)
  const found = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (found) return found.caipNetworkId
  throw new Failure(
    'The wallet does not serve this network. Switch to another one.',
    chainDisconnectedCode,
  )
}

function nameOf(chainId: string | number, namespace: string): string {
  if (isCaipNetworkId(chainId)) return chainId
  return `${namespace}:${namespace === 'eip155' ? Number(chainId) : chainId}`
}
