import { useMemo } from 'react'
import { enPairing } from '../locales/en.pairing.js'
import { override } from '../locales/override.js'
import type { PairingMessages } from '../locales/pairingMessages.js'
import { useClient } from './useClient.js'

/** The texts of pairing with a wallet elsewhere, the host's own (`messages.pairing`) in their place. */
export function usePairingMessages(): PairingMessages {
  const { messages } = useClient().options
  return useMemo(() => override<PairingMessages>(enPairing, messages.pairing), [messages])
}
