import type { AdapterContext } from '@foyer/core'
import { describeUrl, type Network } from '@foyer/protocol'
import type { Config } from '@wagmi/core'
import type { Client, EIP1193RequestFn, Transport } from 'viem'
import * as viem from 'viem'
import { toChain } from '../dialect/toChain.js'
import { createChainCheck } from '../rpc/createChainCheck.js'
import { createNodeRpc } from '../rpc/createNodeRpc.js'

/** The clients of the networks. */
export function createClients(
  context: AdapterContext,
  hostConfig: Config | undefined,
  reportFault: createChainCheck.Parameters['reportFault'],
) {
  const hosts = new WeakMap<Client, Client>()
  const clients = new Map<string, Client>()
  let destroyed = false

  /** Made with the first request to a network. */
  let rpc: ReturnType<typeof createNodeRpc> | undefined

  const transport = (network: Network): Transport => {
    const request = (async (parameters: { method: string }) => {
      rpc ??= createNodeRpc(context, reportFault)
      if (destroyed) rpc.destroy()
      return rpc.request(network, parameters)
    }) as EIP1193RequestFn
    return () => ({ config: { key: 'foyer', name: 'Foyer', type: 'foyer', request }, request })
  }

  /** A client over the URLs of the options and of the network. */
  const own = (network: Network) => {
    const client =
      clients.get(network.caipNetworkId) ??
      viem.createClient({ chain: toChain(network), transport: transport(network) })
    clients.set(network.caipNetworkId, client)
    return client
  }

  /** The host's client, whose transport may be of another network than it says. */
  const ofHost = (client: Client, network: Network) => {
    const found = hosts.get(client)
    if (found) return found
    const send = client.request as createChainCheck.Parameters['request']
    const place = describeUrl(client.transport.url)
    const request = createChainCheck({ network, place, request: send, reportFault }) as never
    const checked = { ...client, request }
    hosts.set(client, checked)
    return checked
  }

  return {
    own,
    transport,
    /** The host's client for a network of its wagmi config, so that its transports are used. */
    of(network: Network): Client {
      const isHosts = hostConfig?.chains.some(({ id }) => id === Number(network.id))
      return isHosts && hostConfig
        ? ofHost(hostConfig.getClient({ chainId: Number(network.id) }), network)
        : own(network)
    },
    destroy() {
      destroyed = true
      clients.clear()
      rpc?.destroy()
    },
  }
}
