import type { TokenBalance } from '../adapter.js'
import type { Client } from '../client.js'
import { peek } from '../queries.js'
import { balancesQuery, type getBalances, keptAs } from './getBalances.js'
import { kept } from './kept.js'

/** The tokens that are known without asking anybody, for a first picture with the list in it. */
export function peekBalances(
  client: Client,
  parameters: getBalances.Parameters,
): readonly TokenBalance[] | undefined {
  const query = balancesQuery(client, parameters)
  return peek(client, query) ?? kept(client, 'tokens', keptAs(query))?.value
}
