import type { SiwxSetup } from '@foyer/protocol/siwx'
import { createSetup } from './createSetup.js'
import { recallLocal } from './recallLocal.js'
import type { SignInOptions } from './SignInOptions.js'

/** Default: a week. */
const expiresInS = 604_800

/**
 * Sign-in that this page checks by itself and keeps in the browser's storage. It shows the user's intent and nothing else: a script of the page, and the
 * user, can write such a session. **It proves nothing to a backend**: take `serverSignIn` or `backendSignIn` wherever a session opens something.
 */
export function localSignIn(options: SignInOptions = {}): SiwxSetup {
  const given = { expiresInS, ...options }
  return createSetup(
    given,
    async (context) =>
      (await import('./stores/createLocalStore.js')).createLocalStore(context, given),
    recallLocal,
  )
}
