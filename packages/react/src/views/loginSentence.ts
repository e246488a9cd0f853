import type { Client } from '@foyer/core'
import { readEmbedded } from '../locales/readEmbedded.js'
import { writeMessage } from '../locales/writeMessage.js'
import { loginMessage } from './loginMessage.js'

/** The sentence for a failed login where the screen has none of its own, in the client's language. */
export function loginSentence(client: Client, error: unknown): string {
  readEmbedded(client)
  return writeMessage(client, loginMessage(error))
}
