import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import { accountOf } from '../siwx/accountOf.js'
import { refuseSignIn } from '../siwx/refuseSignIn.js'
import { track } from '../telemetry/track.js'
import { runTask } from './runTask.js'

/** The press on Cancel: where a session is required the wallet is disconnected, else the modal closes. */
export async function cancelSignIn(client: Client): Promise<void> {
  const account = accountOf(client.store.getState())
  if (!account) return hideModal(client)
  const isSmartAccount = account.type === 'smartAccount'
  track(client, {
    event: 'CLICK_CANCEL_SIWX',
    properties: { network: account.chainId, isSmartAccount },
  })
  await runTask(client, 'cancelSignIn', undefined, () => refuseSignIn(client, account))
  hideModal(client)
}
