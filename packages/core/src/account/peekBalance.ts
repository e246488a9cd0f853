import type { Balance } from '../adapter.js'
import type { Client } from '../client.js'
import { peek } from '../queries.js'
import { balanceQuery, type getBalance, keptAs } from './getBalance.js'
import { kept } from './kept.js'

/**
 * The balance that is known without asking anybody, for a first picture with an amount in it. `undefined`
 * when none is known, or the browser kept it for more than 30 seconds.
 */
export function peekBalance(
  client: Client,
  parameters: getBalance.Parameters,
): Balance | undefined {
  const query = balanceQuery(client, parameters)
  return peek(client, query) ?? kept(client, 'balance', keptAs(query))?.value
}
