import type { SiwxSetup } from '@foyer/protocol/siwx'
import type { BackendCalls } from './BackendCalls.js'
import { createSetup } from './createSetup.js'
import type { SignInOptions } from './SignInOptions.js'

/**
 * Sign-in at a backend of your own, with a cookie that no script can read (HttpOnly): the page never sees a token, and asks the backend at each load
 * whether there is a session.
 */
export function backendSignIn(options: BackendCalls & SignInOptions): SiwxSetup {
  return createSetup(options, async (context) =>
    (await import('./stores/createBackendStore.js')).createBackendStore(context, options),
  )
}
