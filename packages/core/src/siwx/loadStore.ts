import { FoyerError, lazy } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { inTime } from './inTime.js'
import { storeContext } from './storeContext.js'

/**
 * The store of this client's sign-ins, made on first use.
 *
 * @throws `siwx_not_enabled` where the host gave no sign-in plug-in, `client_destroyed`
 */
export async function loadStore(client: Client): Promise<SiwxStore> {
  demandAlive(client)
  const { handles, options } = client
  const { siwx } = options
  if (!siwx) throw new FoyerError('siwx_not_enabled')
  handles.sessions ??= lazy(async () => {
    const made = 'createStore' in siwx ? siwx.createStore(storeContext(client)) : siwx
    const store = await inTime(client, made)
    const isRequired = store.getRequired?.() === true
    const isListing = store.listSessions !== undefined && store.endSession !== undefined
    const { namespaces, recheckMs } = store
    const said = { isRequired, isListing, namespaces, recheckMs }
    client.store.setState(({ siwx }) => ({ siwx: { ...siwx, ...said } }))
    return store
  })
  return handles.sessions()
}
