import { cancelEmbeddedLogin, top, type ViewName } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useClient } from '../hooks/useClient.js'

/** Whoever leaves this view, by whichever way, does not want to be logged in by a late yes. */
export function useCancelLogin(): void {
  const client = useClient()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // In a moment, because strict mode ends and begins every effect once at first.
      queueMicrotask(() => {
        const { embedded, modal } = client.store.getState()
        const goesOn = modal.open && further.has(top(modal.history).name)
        if (!here.current && !embedded.isLoggedIn && !goesOn) cancelEmbeddedLogin(client)
      })
    }
  }, [client])
}

/** Where a login goes on that is not complete. */
const further: ReadonlySet<ViewName> = new Set([
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'WalletSecurity',
])
