import type { Identity } from '../adapter.js'
import type { Client } from '../client.js'
import { peek } from '../queries.js'
import { type getIdentity, identityQuery, keptAs } from './getIdentity.js'
import { kept } from './kept.js'

/** Name and picture as they are known without asking anybody. */
export function peekIdentity(
  client: Client,
  parameters: getIdentity.Parameters,
): Identity | undefined {
  const query = identityQuery(client, parameters)
  return peek(client, query) ?? kept(client, 'identity', keptAs(query))?.value
}
