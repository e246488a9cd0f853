import { useMemo } from 'react'
import { type EmbeddedMessages, embeddedMessages } from '../locales/embeddedMessages.js'
import { useClient } from './useClient.js'

/** The texts of logging in and of the wallet that comes with it, the host's own in their place. */
export function useEmbeddedMessages(): EmbeddedMessages {
  const { options } = useClient()
  return useMemo(() => embeddedMessages(options), [options])
}
