import { cancelEmbeddedLogin, top, type ViewName } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useOnLeave } from './useOnLeave.js'

/** Whoever leaves this view, by whichever way, does not want to be logged in by a late yes. */
export function useCancelLogin(): void {
  const client = useClient()
  useOnLeave(
    useCallback(() => {
      const { embedded, modal } = client.store.getState()
      const goesOn = modal.open && further.has(top(modal.history).name)
      if (!embedded.isLoggedIn && !goesOn) cancelEmbeddedLogin(client)
    }, [client]),
  )
}

/** Where a login goes on that is not complete. */
const further: ReadonlySet<ViewName> = new Set([
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'WalletSecurity',
])
