import type { PaymentMessages } from '../locales/PaymentMessages.js'
import { readPayment } from '../locales/readPayment.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of what follows in sending, the host's own in their place. */
export function usePaymentMessages(): PaymentMessages {
  return readPayment(useFoyerClient())
}
