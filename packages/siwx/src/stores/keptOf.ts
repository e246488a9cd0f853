import type { SignInByCookie, SignInTokens } from '@foyer/protocol/api'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { KeptSession } from '../recallServer.js'

/** What is kept of a session, with its latest tokens where it has any. */
export function keptOf(session: SiwxSession, opened: SignInTokens | SignInByCookie): KeptSession {
  const { session: id } = opened
  if ('byCookie' in opened) return { session, id }
  const { token, expiresAt, refresh } = opened
  return { session, id, tokens: { token, expiresAt, refresh } }
}
