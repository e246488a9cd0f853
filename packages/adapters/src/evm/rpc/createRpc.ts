import type { AdapterContext } from '@foyer/core'
import { FoyerError, type Network } from '@foyer/protocol'
import { createRoute, type Route } from './createRoute.js'

type CustomUrls = AdapterContext['customRpcUrls']

/** Speaks HTTP to networks: the URLs of the options first, in their order, then the network's own. */
export type Rpc = ReturnType<typeof createRpc>

export function createRpc(customRpcUrls: CustomUrls) {
  const routes = new Map<string, Route>()
  let destroyed = false

  return {
    async request(network: Network, parameters: { method: string; params?: unknown }) {
      if (destroyed) throw new FoyerError('client_destroyed')
      const route =
        routes.get(network.caipNetworkId) ?? createRoute(endpoints(network, customRpcUrls))
      routes.set(network.caipNetworkId, route)
      return route.request(parameters)
    },
    destroy() {
      destroyed = true
      for (const route of routes.values()) route.stop()
      routes.clear()
    },
  }
}

function endpoints({ caipNetworkId, rpcUrls }: Network, customRpcUrls: CustomUrls) {
  const own = rpcUrls.default.http.map((url) => ({ url }))
  const all = [...(customRpcUrls[caipNetworkId] ?? []), ...own]
  return all.filter(({ url }, index) => all.findIndex((one) => one.url === url) === index)
}
