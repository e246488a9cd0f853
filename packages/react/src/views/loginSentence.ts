import type { Client } from '@foyer/core'
import { loginMessage } from '@foyer/core/internal'
import { readEmbedded } from '../locales/readEmbedded.js'
import { writeMessage } from '../locales/writeMessage.js'

/** The sentence for a failed login where the screen has none of its own, in the client's language. */
export function loginSentence(client: Client, error: unknown): string {
  readEmbedded(client)
  return writeMessage(client, loginMessage(error))
}
