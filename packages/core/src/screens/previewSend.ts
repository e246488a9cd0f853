import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import { prepareSend } from '../send/prepareSend.js'

/** Makes the preview that the shown view waits for; `send.draft` says how that goes. Does nothing while one is made or there. */
export function previewSend(client: Client): void {
  const { draft } = client.store.getState().send
  if (draft?.status !== 'editing' && draft?.status !== 'failed') return
  prepareSend(client).catch((error: unknown) => {
    // The view says what failed on the network.
    if (FoyerError.is(error, 'amount_and_receiver_required'))
      notify(client, { kind: 'error', code: 'amount_and_receiver_invalid' })
  })
}
