import type { RpcEndpoint } from '@foyer/core'
import { FoyerError, rpcPingTimeoutMs, rpcTimeoutMs, within } from '@foyer/protocol'
import * as viem from 'viem'
import type { createChainCheck } from './createChainCheck.js'
import { createRanking } from './createRanking.js'
import { createTransport } from './createTransport.js'

export type Route = {
  request(parameters: { method: string; params?: unknown }): Promise<unknown>
  stop(): void
}

/**
 * The way to one network: its URLs in order, the next when one fails. Once in use they are pinged, where there are several: the best
 * comes first, or where their order is to hold only those that fail come last.
 *
 * @throws `rpc_url_missing` when there is no URL; a request throws `node_timeout` when none of them answers
 */
export function createRoute(parameters: createRoute.Parameters): Route {
  const { endpoints, keepsOrder, last, network, reportFault } = parameters
  const toTransport = (endpoint: RpcEndpoint) => createTransport({ endpoint, network, reportFault })
  const transports = endpoints.map(toTransport)
  if (transports.length === 0) throw new FoyerError('rpc_url_missing')
  let order = transports
  const ranking = createRanking({
    count: transports.length,
    keepsOrder,
    ping: async (index) => {
      const ping = transports[index]?.({ retryCount: 0, timeout: rpcPingTimeoutMs })
      await ping?.request({ method: 'eth_chainId' })
    },
    onRank: (ranks) => {
      order = ranks.flatMap((index) => transports[index] ?? [])
    },
  })
  const afterwards = last.map(toTransport)
  // Each URL has its time. Without an end for all of it a silent node is tried four times over.
  const patienceMs = [...endpoints, ...last].reduce((sum, { config }) => {
    const { timeout = rpcTimeoutMs, retryCount = 0 } = config ?? {}
    return sum + timeout * (retryCount + 1)
  }, 0)
  const silent = () => new FoyerError('node_timeout', { data: { network: network.name } })
  return {
    async request(call) {
      ranking.touch()
      const all = [...order, ...afterwards]
      const [only, other] = all
      const transport = only && !other ? only : viem.fallback(all)
      return within(transport({}).request(call as { method: string }), patienceMs, silent)
    },
    stop: ranking.stop,
  }
}

export declare namespace createRoute {
  type Parameters = createRoute.Ways & Pick<createChainCheck.Parameters, 'network' | 'reportFault'>
  type Ways = {
    readonly endpoints: readonly RpcEndpoint[]
    /** Whether the given order holds, in the place of the best first. */
    readonly keepsOrder: boolean
    /** Asked when none of them answers, and never pinged. */
    readonly last: readonly RpcEndpoint[]
  }
}
