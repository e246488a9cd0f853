import type { Client } from '@foyer/core'
import type { EmbeddedMessages } from './EmbeddedMessages.js'
import { enEmbedded } from './en.embedded.js'
import { readTexts } from './readTexts.js'

/** The texts of logging in and of the wallet that comes with it, in the client's language. */
export function readEmbedded(client: Client): EmbeddedMessages {
  return readTexts(client, 'embedded', enEmbedded)
}
