import type { Client } from '@foyer/core'
import { enPayment } from './en.payment.js'
import type { PaymentMessages } from './PaymentMessages.js'
import { readTexts } from './readTexts.js'

/** The texts of what follows in sending, in the client's language. */
export function readPayment(client: Client): PaymentMessages {
  return readTexts(client, 'payment', enPayment)
}
