import { FoyerError } from '@foyer/protocol'
import type { SiwxListed } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'

/**
 * The sign-ins of the account in use, in all browsers, where the host's store lists them.
 *
 * @throws `siwx_not_enabled`, `action_not_allowed` by a store that cannot list them, what the store throws
 */
export async function listSignIns(client: Client): Promise<readonly SiwxListed[]> {
  const store = await loadStore(client)
  if (!store.listSessions) throw new FoyerError('action_not_allowed')
  return inTime(client, store.listSessions())
}
