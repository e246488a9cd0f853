import type { Client } from '../Client.js'
import { resetView } from '../modal/resetView.js'
import { changePayment } from './changePayment.js'

/** Begins a payment again that was sent and did not arrive: by another transaction, after the same checks. */
export function retryPay(client: Client): void {
  const { pay } = client.store.getState()
  if (pay?.status !== 'failed') return
  changePayment(client, pay.id, { status: 'initiated', sentAt: undefined })
  resetView(client, { name: 'Pay' })
}
