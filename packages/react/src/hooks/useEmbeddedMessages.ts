import type { EmbeddedMessages } from '../locales/EmbeddedMessages.js'
import { readEmbedded } from '../locales/readEmbedded.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of logging in and of the wallet that comes with it, the host's own in their place. */
export function useEmbeddedMessages(): EmbeddedMessages {
  return readEmbedded(useFoyerClient())
}
