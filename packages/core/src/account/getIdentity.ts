import { type CaipAddress, identityCacheMs, parseCaipAddress } from '@foyer/protocol'
import type { Identity } from '../adapter.js'
import type { Client } from '../client.js'
import { type Query, read } from '../queries.js'

/** An account's name and picture, as the chain tells them. Both are absent when it tells none. */
export function getIdentity(client: Client, parameters: getIdentity.Parameters): Promise<Identity> {
  return read(client, identityQuery(client, parameters))
}

export declare namespace getIdentity {
  type Parameters = { caipAddress: CaipAddress }
}

/** The same as a query, for those who follow it. */
export function identityQuery(
  client: Client,
  { caipAddress }: getIdentity.Parameters,
): Query<Identity> {
  const { namespace, address } = parseCaipAddress(caipAddress)
  return {
    queryKey: ['identity', namespace, address],
    staleTime: identityCacheMs,
    async queryFn() {
      const none: Identity = { name: undefined, avatar: undefined }
      return (await client.adapters.get(namespace)?.getIdentity?.({ address })) ?? none
    },
  }
}
