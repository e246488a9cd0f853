import { getNameZone } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { fetchOwnQuery } from '../queries.js'
import { setNames } from './setNames.js'
import type { NameZone } from './state.js'

/**
 * Reads what the names end with that the host's server gives, once for the page. It is in `names.zone` of the state then.
 *
 * @throws `server_missing` when the host has no server; as every call to it besides
 */
export async function readNameZone(client: Client): Promise<NameZone> {
  const known = client.store.getState().names?.zone
  if (known) return known
  const { zone, namesMax } = await fetchOwnQuery(client, {
    queryKey: ['name-zone'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(client, getNameZone, {}),
  })
  const read: NameZone = { suffix: zone ?? undefined, namesMax }
  setNames(client, () => ({ zone: read }))
  return read
}
