import type { Client } from '../Client.js'
import { resetView } from '../modal/resetView.js'
import { confirmSend } from '../send/confirmSend.js'

/** Has the wallet send what the preview shows. The account follows once it is sent; a failure stands in `send.draft`. */
export function submitSend(client: Client): void {
  const onSuccess = () => resetView(client, { name: 'Account' })
  confirmSend(client, { onSuccess }).catch(() => {})
}
