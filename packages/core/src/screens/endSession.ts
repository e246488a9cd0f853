import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import { notify } from '../notices/notify.js'
import { revokePermissions } from '../sessionKeys/revokePermissions.js'
import { runTask } from './runTask.js'

/**
 * Takes back one of the listed permissions for a screen, and says it where that fails. The embedded wallet shows its own screen over the list; once it has led
 * back, the list shows again how this goes.
 *
 * @throws as `revokePermissions`
 */
export async function endSession(
  client: Client,
  session: revokePermissions.Parameters,
): Promise<void> {
  const { store } = client
  const shown = () => topEntry(store.getState().modal.history)
  const revoking = revokePermissions(client, session)
  const show = () => runTask(client, 'endSession', { pci: session.pci }, () => revoking)
  const list = shown()
  let last = list
  const stop = store.subscribe(() => {
    const before = last
    last = shown()
    if (last === list && before !== list) show().catch(() => {})
  })
  try {
    await show()
  } catch (error) {
    const isDeclined = FoyerError.is(error, 'user_rejected')
    const code = isDeclined ? 'signature_declined' : 'smart_session_revoke_failed'
    notify(client, { kind: 'error', code })
    throw error
  } finally {
    stop()
  }
}
