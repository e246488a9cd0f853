import { FoyerError } from '@foyer/protocol'
import type { SiwxListed } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { accountOf } from './accountOf.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { recheckSession } from './recheckSession.js'

/**
 * Ends one of the sign-ins that `listSignIns` lists.
 *
 * @throws `siwx_not_enabled`, `action_not_allowed` by a store that cannot, what the store throws
 */
export async function endSignIn(client: Client, { id }: Pick<SiwxListed, 'id'>): Promise<void> {
  const store = await loadStore(client)
  if (!store.endSession) throw new FoyerError('action_not_allowed')
  await inTime(client, store.endSession(id))
  const account = accountOf(client.store.getState())
  if (account) recheckSession(client, account)
  announceSignIn(client)
}
