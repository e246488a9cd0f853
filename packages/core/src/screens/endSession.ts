import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import { revokePermissions } from '../sessionKeys/revokePermissions.js'
import { runTask } from './runTask.js'

/**
 * Takes back one of the listed permissions for a screen, and says it where that fails.
 *
 * @throws as `revokePermissions`
 */
export async function endSession(
  client: Client,
  session: revokePermissions.Parameters,
): Promise<void> {
  try {
    await runTask(client, 'endSession', { pci: session.pci }, () =>
      revokePermissions(client, session),
    )
  } catch (error) {
    const isDeclined = FoyerError.is(error, 'user_rejected')
    const code = isDeclined ? 'signature_declined' : 'smart_session_revoke_failed'
    notify(client, { kind: 'error', code })
    throw error
  }
}
