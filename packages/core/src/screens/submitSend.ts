import type { Client } from '../Client.js'
import { resetView } from '../modal/resetView.js'
import { confirmSend } from '../send/confirmSend.js'
import { report } from '../telemetry/report.js'

/** Has the wallet send what the preview shows. The account follows once it is sent, or how a payment goes on; a failure stands in `send.draft`. */
export function submitSend(client: Client): void {
  const payment = client.store.getState().send.draft?.payment
  if (payment !== undefined) {
    void import('../pay/submitPay.js').then(
      ({ submitPay }) => submitPay(client, payment),
      (error) => report(client, error),
    )
    return
  }
  const onSuccess = () => resetView(client, { name: 'Account' })
  confirmSend(client, { onSuccess }).catch(() => {})
}
