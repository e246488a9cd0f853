import { readSessions } from '../locales/readSessions.js'
import type { SessionMessages } from '../locales/SessionMessages.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of keys that act for an account by themselves, the host's own in their place. */
export function useSessionMessages(): SessionMessages {
  return readSessions(useFoyerClient())
}
