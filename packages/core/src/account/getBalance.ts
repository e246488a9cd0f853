import type { Client } from '../Client.js'
import type { Balance } from '../FamilyFeatures.js'
import { fetchQuery } from '../queries.js'
import { getBalanceQueryOptions } from './getBalanceQueryOptions.js'

/**
 * An account's balance on a network: of the coin, or of the token the host shows instead. `amount` is in
 * the smallest unit. An answer holds for 30 seconds, also over a reload, or until an own transaction
 * changed it.
 *
 * @throws `chain_not_configured` when the host did not list the network
 * @throws `adapter_not_found`
 */
export async function getBalance(
  client: Client,
  parameters: getBalance.Parameters,
): Promise<Balance> {
  return fetchQuery(client, getBalanceQueryOptions(client, parameters))
}

export declare namespace getBalance {
  type Parameters = getBalanceQueryOptions.Parameters
}
