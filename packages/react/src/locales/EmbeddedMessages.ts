import type { enEmbedded } from './en.embedded.js'

/** The texts of logging in and of the wallet that comes with it. English is the model: a language leaves none out. */
export type EmbeddedMessages = ReturnType<typeof enEmbedded>
