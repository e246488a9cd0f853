import type { ReceiveMessages } from '../locales/ReceiveMessages.js'
import { readReceive } from '../locales/readReceive.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of receiving, the host's own in their place. */
export function useReceiveMessages(): ReceiveMessages {
  return readReceive(useFoyerClient())
}
