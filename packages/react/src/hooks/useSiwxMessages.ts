import { readSiwx } from '../locales/readSiwx.js'
import type { SiwxMessages } from '../locales/SiwxMessages.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of signing in with a wallet, the host's own in their place. */
export function useSiwxMessages(): SiwxMessages {
  return readSiwx(useFoyerClient())
}
