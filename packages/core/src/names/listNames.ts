import { FoyerError } from '@foyer/protocol'
import { getNames } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { activeAccount } from '../requests/activeAccount.js'
import { readNameZone } from './readNameZone.js'

/**
 * The names of the host's server that lead to the account in use, whole; an empty list where the server gives none.
 *
 * @throws `connector_not_connected`; `names_for_address_failed` where the server does not answer
 */
export async function listNames(client: Client): Promise<readonly string[]> {
  const { address } = activeAccount(client)
  try {
    const { suffix } = await readNameZone(client)
    if (suffix === undefined) return []
    const found = await call(client, getNames, {
      params: { address },
      query: { sender: address, apiVersion: 2 },
    })
    return found.map(({ name }) => name).filter((name) => name.endsWith(`.${suffix}`))
  } catch (cause) {
    throw new FoyerError('names_for_address_failed', { cause })
  }
}
