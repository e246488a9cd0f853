import type { RpcEndpoint } from '@foyer/core'
import { FoyerError, rpcPingTimeoutMs } from '@foyer/protocol'
import { fallback, http } from 'viem'
import { createRanking } from './createRanking.js'

export type Route = {
  request(parameters: { method: string; params?: unknown }): Promise<unknown>
  stop(): void
}

/**
 * The way to one network: its URLs in order, the next when one fails, and once in use the best first.
 *
 * @throws `rpc_url_missing` when there is no URL
 */
export function createRoute(endpoints: readonly RpcEndpoint[]): Route {
  const transports = endpoints.map(({ url, config }) =>
    http(url, config?.headers ? { fetchOptions: { headers: config.headers } } : {}),
  )
  const [only] = transports
  if (!only) throw new FoyerError('rpc_url_missing')

  let order = transports
  const ranking = createRanking({
    count: transports.length,
    ping: async (index) => {
      const ping = transports[index]?.({ retryCount: 0, timeout: rpcPingTimeoutMs })
      await ping?.request({ method: 'eth_chainId' })
    },
    onRank: (ranks) => {
      order = ranks.flatMap((index) => transports[index] ?? [])
    },
  })
  return {
    async request(parameters) {
      ranking.touch()
      const transport = order.length > 1 ? fallback(order) : only
      return transport({}).request(parameters as { method: string })
    },
    stop: ranking.stop,
  }
}
