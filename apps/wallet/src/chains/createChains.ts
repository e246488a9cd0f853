import { type CaipNetworkId, parseCaipNetworkId, toNetwork } from '@foyer/protocol'
import { callBundler, callChain, type RpcAnswer } from '@foyer/protocol/api'
import type { FramePage } from '@foyer/protocol/frame'
import * as v from 'valibot'
import { Failure } from '../frame/Failure.js'
import { askServer } from './askServer.js'
import type { Chains } from './Chains.js'

/** The networks, and the bundler of the smart account, through the server that serves the wallet. */
export function createChains(parameters: createChains.Parameters) {
  const { page } = parameters
  const networks = page.networks.map(({ id, ...network }) =>
    toNetwork({
      ...network,
      // The page's data went through the shape of a network id.
      ...namesOf(id as CaipNetworkId),
      rpcUrls: { default: { http: [] } },
    }),
  )
  let last = 0

  const through =
    (endpoint: typeof callChain | typeof callBundler): Chains['request'] =>
    async (network, method, params) => {
      last += 1
      const body = { jsonrpc: '2.0', id: last, method, ...(params !== undefined && { params }) }
      const answer = await askServer(parameters, endpoint, { query: { chainId: network }, body })
      return resultOf(v.parse(endpoint.output, answer))
    }
  return {
    chains: { networks: async () => networks, request: through(callChain) } satisfies Chains,
    bundler: through(callBundler),
  }
}

export declare namespace createChains {
  type Parameters = askServer.World & { page: Pick<FramePage, 'projectId' | 'networks'> }
}

/** The id: a number for EVM, else the CAIP-2 reference. */
function namesOf(caipNetworkId: CaipNetworkId) {
  const { namespace, chainId } = parseCaipNetworkId(caipNetworkId)
  const id = namespace === 'eip155' ? Number(chainId) : chainId
  return { id, caipNetworkId, chainNamespace: namespace }
}

function resultOf({ error, result }: RpcAnswer): unknown {
  if (!error) return result ?? null
  throw new Failure(error.message, error.code, { cause: error.data })
}
