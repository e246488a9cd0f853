import type { RpcEndpoint } from '@foyer/core'
import { FoyerError, rpcPingTimeoutMs } from '@foyer/protocol'
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
 * @throws `rpc_url_missing` when there is no URL
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
  return {
    async request(call) {
      ranking.touch()
      const all = [...order, ...afterwards]
      const [only, other] = all
      const transport = only && !other ? only : viem.fallback(all)
      return transport({}).request(call as { method: string })
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
