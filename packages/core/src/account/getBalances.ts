import type { Client } from '../Client.js'
import type { TokenBalance } from '../FamilyFeatures.js'
import { fetchQuery } from '../queries.js'
import { getBalancesQueryOptions } from './getBalancesQueryOptions.js'

/**
 * All that an account holds on a network, by value in descending order: from the wallet where that supports
 * it, else from the server; without one, the coin and what the host set in `tokens`. An answer holds for 30
 * seconds, also over a reload, or until an own transaction changed it. After a failure nothing is
 * requested for 30 seconds.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `adapter_not_found`, `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`
 */
export async function getBalances(
  client: Client,
  parameters: getBalances.Parameters,
): Promise<readonly TokenBalance[]> {
  return fetchQuery(client, getBalancesQueryOptions(client, parameters))
}

export declare namespace getBalances {
  type Parameters = getBalancesQueryOptions.Parameters
}
