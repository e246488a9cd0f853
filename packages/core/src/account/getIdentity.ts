import type { Identity } from '../adapter.js'
import type { Client } from '../Client.js'
import { fetchQuery } from '../queries.js'
import { getIdentityQueryOptions } from './getIdentityQueryOptions.js'

/**
 * An account's name and picture: from the server, else from the chain's name service. Both are
 * absent when there is none. An answer holds for 5 minutes, also over a reload.
 */
export async function getIdentity(
  client: Client,
  parameters: getIdentity.Parameters,
): Promise<Identity> {
  return fetchQuery(client, getIdentityQueryOptions(client, parameters))
}

export declare namespace getIdentity {
  type Parameters = getIdentityQueryOptions.Parameters
}
