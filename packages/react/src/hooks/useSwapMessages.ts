import { readSwap } from '../locales/readSwap.js'
import type { SwapMessages } from '../locales/SwapMessages.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of what is seen of a swap at first, the host's own in their place. */
export function useSwapMessages(): SwapMessages {
  return readSwap(useFoyerClient())
}
