import type { SignInByCookie, SignInTokens } from '@foyer/protocol/api'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { KeptSession } from '../recallServer.js'

/** What is kept of a session, with its latest tokens where it has any: until when they are good by this browser's clock. */
export function keptOf(
  session: SiwxSession,
  opened: SignInTokens | SignInByCookie,
  now: number,
): KeptSession {
  const { session: id } = opened
  if ('byCookie' in opened) return { session, id }
  const { token, refresh, at = now } = opened
  return { session, id, tokens: { token, expiresAt: opened.expiresAt - at + now, refresh } }
}
