import type { CaipNetworkId } from '@foyer/protocol'
import { type Endpoint, getSupportedChains } from '@foyer/protocol/api'
import type * as v from 'valibot'
import type { Client } from '../client.js'
import { read } from '../queries.js'
import { call } from './call.js'

/**
 * Makes a call that is about a network, where the host's server answers for that network. Else nobody is
 * asked and there is no answer: `undefined`, as without a server.
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
 * Whether the host's server answers for a network. It is asked once for a page which ones it serves.
 *
 * @throws as `call`: a server that cannot be asked has not said no
 */
export async function isServed(client: Client, network: CaipNetworkId): Promise<boolean> {
  if (client.options.server === undefined) return false
  const { http } = await read(client, {
    queryKey: ['supported-chains'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(client, getSupportedChains, {}),
  })
  return http.includes(network)
}
