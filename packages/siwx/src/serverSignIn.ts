import type { SiwxSetup } from '@foyer/protocol/siwx'
import { createSetup } from './createSetup.js'
import { recallServer } from './recallServer.js'
import type { ServerSignInOptions } from './ServerSignInOptions.js'

/**
 * Sign-in at the host's own Foyer server (`server` of the options). The page keeps a token that is good for minutes, and a secret for the next one; where
 * the browser can, both are bound to a key that no script can read out (DPoP, RFC 9449), so that a copy is worth nothing elsewhere. Scripts of the page can
 * use the session while they run. With `byCookie` the page holds nothing that they could take along, where the server is of its site.
 *
 * A backend checks the token by `createTokenVerifier` of `@foyer/siwx/server`; the page has the headers of a request to it from `getSessionHeaders` of
 * `@foyer/core/siwx`.
 */
export function serverSignIn(options: ServerSignInOptions = {}): SiwxSetup {
  return createSetup(
    options,
    async (context) =>
      (await import('./stores/createServerStore.js')).createServerStore(context, options),
    recallServer,
  )
}
