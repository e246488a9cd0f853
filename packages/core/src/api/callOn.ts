import type { CaipNetworkId } from '@foyer/protocol'
import { type Endpoint, getSupportedChains } from '@foyer/protocol/api'
import type * as v from 'valibot'
import type { Client } from '../Client.js'
import { fetchOwnQuery } from '../queries.js'
import { call } from './call.js'

/**
 * Makes a call about one network, if the host's server serves that network. Else sends no request and
 * resolves to `undefined`, as without a server.
 *
 * @throws as `call`
 */
export async function callOn<const one extends Endpoint>(
  client: Client,
  network: CaipNetworkId,
  endpoint: one,
  given: call.Input<one>,
  options?: call.Options,
): Promise<v.InferOutput<one['output']> | undefined> {
  if (!(await isServed(client, network))) return undefined
  return call(client, endpoint, given, options)
}

/**
 * Whether the host's server serves a network. Its list is fetched once for each page.
 *
 * @throws as `call`: a server that cannot be reached may serve the network all the same
 */
export async function isServed(client: Client, network: CaipNetworkId): Promise<boolean> {
  if (client.options.server === undefined) return false
  const { http } = await fetchOwnQuery(client, {
    queryKey: ['supported-chains'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(client, getSupportedChains, {}),
  })
  return http.includes(network)
}
