import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import type { Payment } from './state.js'

/** Records a step of a payment. Receiver and transaction stay in the page. */
export function trackPayment(
  client: Client,
  event: 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR',
  { id, network, asset, amount, status }: Payment,
): void {
  const properties = {
    paymentId: id,
    configuration: { network, asset: asset ?? 'native', amount },
    currentPayment: { type: 'wallet', status },
  } as const
  track(client, { event, properties })
}
