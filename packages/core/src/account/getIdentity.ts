import {
  type CaipAddress,
  type CaipNetworkId,
  identityCacheMs,
  parseCaipAddress,
} from '@foyer/protocol'
import type { Identity } from '../adapter.js'
import type { Client } from '../client.js'
import { type Query, read } from '../queries.js'
import { keeper, kept } from './kept.js'
import { readKeptIdentity } from './readKept.js'

/**
 * An account's name and picture: as the server tells them, else as the chain's name service does. Both are
 * absent when there is none. An answer holds for 5 minutes, also over a reload.
 */
export function getIdentity(client: Client, parameters: getIdentity.Parameters): Promise<Identity> {
  const query = identityQuery(client, parameters)
  return read(client, { ...query, kept: kept(client, 'identity', keptAs(query)) })
}

export declare namespace getIdentity {
  type Parameters = { caipAddress: CaipAddress }
}

/** The same as a query, for those who follow it. */
export function identityQuery(
  client: Client,
  { caipAddress }: getIdentity.Parameters,
): Query<Identity> {
  const { namespace, chainId, address } = parseCaipAddress(caipAddress)
  const queryKey = ['identity', namespace, address]
  const keep = keeper(client, 'identity', keptAs({ queryKey }))
  return {
    queryKey,
    staleTime: identityCacheMs,
    async queryFn() {
      const identity =
        (await askServer(client, { address, caipNetworkId: `${namespace}:${chainId}` })) ||
        (await client.adapters.get(namespace)?.getIdentity?.({ address })) ||
        nobody
      keep(identity)
      return identity
    },
  }
}

export function keptAs({ queryKey }: Pick<Query<unknown>, 'queryKey'>) {
  return { id: queryKey.slice(1).join(' '), lifeMs: identityCacheMs, read: readKeptIdentity }
}

const nobody: Identity = { name: undefined, avatar: undefined }

/** Its code comes where there is a server to ask. */
async function askServer(
  client: Client,
  asked: { address: string; caipNetworkId: CaipNetworkId },
): Promise<Identity | undefined> {
  if (client.options.server === undefined) return undefined
  const { serverIdentity } = await import('./serverIdentity.js')
  return serverIdentity(client, asked)
}
