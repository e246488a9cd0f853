import type { AdapterContext } from '@foyer/core'
import { FoyerError, type Network } from '@foyer/protocol'
import { createRoute, type Route } from './createRoute.js'

type Given = Pick<AdapterContext, 'customRpcFallback' | 'customRpcUrls'>

/** Speaks HTTP to networks: by the URLs of the options, in their order, or where there are none by the network's own, the best first. */
export function createNodeRpc(given: Given, reportFault: createRoute.Parameters['reportFault']) {
  const routes = new Map<string, Route>()
  let destroyed = false
  return {
    async request(network: Network, parameters: { method: string; params?: unknown }) {
      if (destroyed) throw new FoyerError('client_destroyed')
      const route =
        routes.get(network.caipNetworkId) ??
        createRoute({ ...endpoints(network, given), network, reportFault })
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

function endpoints(
  { caipNetworkId, rpcUrls }: Network,
  { customRpcFallback, customRpcUrls }: Given,
): createRoute.Ways {
  const own = rpcUrls.default.http.map((url) => ({ url }))
  const custom = customRpcUrls[caipNetworkId] ?? []
  if (custom.length === 0) return { endpoints: own, keepsOrder: false, last: [] }
  const last = own.filter(({ url }) => customRpcFallback && custom.every((one) => one.url !== url))
  return { endpoints: custom, keepsOrder: true, last }
}
