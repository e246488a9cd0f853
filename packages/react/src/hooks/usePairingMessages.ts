import { enPairing } from '../locales/en.pairing.js'
import type { PairingMessages } from '../locales/PairingMessages.js'
import { readTexts } from '../locales/readTexts.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of pairing with a wallet elsewhere, the host’s own (`messages.pairing`) in their place. */
export function usePairingMessages(): PairingMessages {
  return readTexts(useFoyerClient(), 'pairing', enPairing)
}
