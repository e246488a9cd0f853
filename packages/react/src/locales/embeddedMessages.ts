import { enEmbedded } from './en.embedded.js'
import { override } from './override.js'

/** The texts of logging in and of the wallet that comes with it. English is the model: a language leaves none out. */
export type EmbeddedMessages = typeof enEmbedded

/** Those texts, the host's own (`messages.embedded`) in their place. */
export function embeddedMessages({
  messages,
}: {
  messages: Readonly<Record<string, unknown>>
}): EmbeddedMessages {
  return override<EmbeddedMessages>(enEmbedded, messages.embedded)
}
