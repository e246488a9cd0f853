import {
  type CaipAddress,
  type CaipNetworkId,
  identityCacheMs,
  parseCaipAddress,
} from '@foyer/protocol'
import type { Identity } from '../adapter.js'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { type FoyerQueryOptions, queryBehavior } from '../queries.js'
import { queryKey, type TaggedQueryKey } from '../queryKey.js'

/**
 * The read of an account's name and picture: from the server, else from the chain's name service. Both are absent when
 * there is none. Fresh for 5 minutes.
 */
export function getIdentityQueryOptions(
  client: Client,
  parameters: getIdentityQueryOptions.Parameters,
): FoyerQueryOptions<Identity> {
  const { namespace, chainId, address } = parseCaipAddress(parameters.caipAddress)
  return {
    ...queryBehavior(identityCacheMs),
    queryKey: getIdentityQueryKey(client, parameters),
    queryFn: async () =>
      (await fetchFromServer(client, { address, caipNetworkId: `${namespace}:${chainId}` })) ||
      (await adaptersOf(client).get(namespace)?.getIdentity?.({ address })) ||
      none,
  }
}

export declare namespace getIdentityQueryOptions {
  type Parameters = { caipAddress: CaipAddress }
}

/** The key of `getIdentityQueryOptions`, to read, set or invalidate a name in the cache. */
export function getIdentityQueryKey(
  client: Client,
  { caipAddress }: getIdentityQueryOptions.Parameters,
): TaggedQueryKey<Identity> {
  const { namespace, address } = parseCaipAddress(caipAddress)
  return queryKey(client, 'identity', { namespace, address })
}

const none: Identity = { name: undefined, avatar: undefined }

/** Its code is loaded where there is a server. */
async function fetchFromServer(
  client: Client,
  account: { address: string; caipNetworkId: CaipNetworkId },
): Promise<Identity | undefined> {
  if (client.options.server === undefined) return undefined
  const { serverIdentity } = await import('./serverIdentity.js')
  return serverIdentity(client, account)
}
