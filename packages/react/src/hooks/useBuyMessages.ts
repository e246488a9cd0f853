import type { BuyMessages } from '../locales/BuyMessages.js'
import { readBuy } from '../locales/readBuy.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of buying, the host's own in their place. */
export function useBuyMessages(): BuyMessages {
  return readBuy(useFoyerClient())
}
