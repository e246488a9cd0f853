import type { PayMessages } from '../locales/PayMessages.js'
import { readPay } from '../locales/readPay.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of payments that a page opens, the host's own in their place. */
export function usePayMessages(): PayMessages {
  return readPay(useFoyerClient())
}
