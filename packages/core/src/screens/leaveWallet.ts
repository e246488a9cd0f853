import type { Client } from '../Client.js'
import { disconnect } from '../connection/disconnect.js'
import { notify } from '../notices/notify.js'
import { runTask } from './runTask.js'

/**
 * Disconnects for a screen. It ends here whatever the wallet answers, and the modal closes with it: that the wallet did not end its
 * side is a notice, which outlives the modal.
 *
 * @throws as `disconnect`
 */
export async function leaveWallet(
  client: Client,
  parameters: disconnect.Parameters,
): Promise<void> {
  await runTask(client, 'disconnect', parameters, async () => {
    try {
      await disconnect(client, parameters)
    } catch (error) {
      notify(client, { kind: 'error', code: 'disconnect_failed' })
      throw error
    }
  })
}
