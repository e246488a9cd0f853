import type { SiwxSetup } from '@foyer/protocol/siwx'
import type { BackendCalls, BackendKnown } from './BackendCalls.js'
import { createSetup } from './createSetup.js'
import { isCurrent } from './isCurrent.js'
import type { SignInOptions } from './SignInOptions.js'
import { readSessions } from './stores/readSessions.js'

/**
 * Sign-in at a backend of your own, with a cookie that no script can read (HttpOnly): the page never sees a token, and asks the backend at each load
 * whether there is a session. A page that this backend renders may begin with it (`known`).
 */
export function backendSignIn(options: BackendCalls & BackendKnown & SignInOptions): SiwxSetup {
  let { known } = options
  return createSetup(
    options,
    async (context) => {
      const { createBackendStore } = await import('./stores/createBackendStore.js')
      // The first answer, and any end, says more.
      return createBackendStore(context, options, () => {
        known = undefined
      })
    },
    (_, now) => readSessions(known).find(({ data }) => isCurrent(data, now)),
  )
}
