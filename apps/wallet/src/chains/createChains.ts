import { type CaipNetworkId, parseCaipNetworkId, toChainId, toNetwork } from '@foyer/protocol'
import { callBundler, callChain, type RpcAnswer } from '@foyer/protocol/api'
import type { FramePage } from '@foyer/protocol/frame'
import * as v from 'valibot'
import { Failure } from '../errors/Failure.js'
import type { Chains } from './Chains.js'
import { fetchFromServer } from './fetchFromServer.js'

/** The networks, and the bundler of the smart account, through the server that serves the wallet. */
export function createChains(parameters: createChains.Parameters) {
  const { page } = parameters
  const networks = page.networks.map(({ id, ...network }) => {
    // The page's data went through the shape of a network id.
    const caipNetworkId = id as CaipNetworkId
    const { namespace: chainNamespace } = parseCaipNetworkId(caipNetworkId)
    return toNetwork({
      ...network,
      ...{ id: toChainId(caipNetworkId), caipNetworkId, chainNamespace },
      rpcUrls: { default: { http: [] } },
    })
  })
  let last = 0

  const through =
    (endpoint: typeof callChain | typeof callBundler): Chains['request'] =>
    async (network, method, params) => {
      last += 1
      const body = { jsonrpc: '2.0', id: last, method, ...(params !== undefined && { params }) }
      const answer = await fetchFromServer(parameters, endpoint, {
        query: { chainId: network },
        body,
      })
      return resultOf(v.parse(endpoint.output, answer))
    }
  return {
    chains: { networks: async () => networks, request: through(callChain) } satisfies Chains,
    bundler: through(callBundler),
  }
}

export declare namespace createChains {
  type Parameters = fetchFromServer.World & { page: Pick<FramePage, 'projectId' | 'networks'> }
}

function resultOf({ error, result }: RpcAnswer): unknown {
  if (!error) return result ?? null
  throw new Failure(error.message, error.code, { cause: error.data })
}
