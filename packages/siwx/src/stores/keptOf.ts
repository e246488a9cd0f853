import type { SignInTokens } from '@foyer/protocol/api'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { KeptSession } from '../recallServer.js'

/** What is kept of a session, with its latest tokens. */
export function keptOf(
  session: SiwxSession,
  { token, expiresAt, refresh, session: id }: SignInTokens,
): KeptSession {
  return { session, token, tokenExpiresAt: expiresAt, refresh, id }
}
