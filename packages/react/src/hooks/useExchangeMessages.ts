import type { ExchangeMessages } from '../locales/ExchangeMessages.js'
import { readExchange } from '../locales/readExchange.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of what follows in a swap, the host's own in their place. */
export function useExchangeMessages(): ExchangeMessages {
  return readExchange(useFoyerClient())
}
