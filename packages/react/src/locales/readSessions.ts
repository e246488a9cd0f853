import type { Client } from '@foyer/core'
import { enSessions } from './en.sessions.js'
import { readTexts } from './readTexts.js'
import type { SessionMessages } from './SessionMessages.js'

/** The texts of keys that act for an account by themselves, in the client's language. */
export function readSessions(client: Client): SessionMessages {
  return readTexts(client, 'sessions', enSessions)
}
