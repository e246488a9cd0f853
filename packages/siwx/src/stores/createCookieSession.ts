import { FoyerError } from '@foyer/protocol'
import type { SiwxContext } from '@foyer/protocol/siwx'
import { readServer } from '../recallServer.js'
import type { createSessionTokens } from './createSessionTokens.js'

/** In the place of tokens where a cookie holds the session: the page has none, and knows only that there is a session. */
export function createCookieSession({
  storage,
}: SiwxContext): ReturnType<typeof createSessionTokens> {
  const current = async () => (readServer(storage) ? '' : undefined)
  return {
    current,
    async demand() {
      if ((await current()) === undefined) throw new FoyerError('signed_out')
      return ''
    },
  }
}
