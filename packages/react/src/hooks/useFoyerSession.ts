import { type Client, openModal, type State } from '@foyer/core'
import { getSession, signOut } from '@foyer/core/siwx'
import type { Namespace } from '@foyer/protocol'
import { useCallback, useMemo } from 'react'
import { useDerived } from './useDerived.js'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * The sign-in of the account in use, of one namespace (CAIP-2) or of the one in use. Trust `status === 'signedIn'`, and on your backend what its
 * own session says; being connected proves nothing. Until `isPending` is `false`, `signedOut` is no answer.
 *
 * `signIn` opens the modal on what is next: the wallets, or the message to sign. `signOut` ends the session.
 */
export function useFoyerSession({
  namespace,
}: useFoyerSession.Parameters = {}): useFoyerSession.Result {
  const client = useFoyerClient()
  const derive = useMemo(
    () => (of: Client, state: State) => getSession(of, { chainNamespace: namespace }, state),
    [namespace],
  )
  const session = useDerived(derive)
  const begin = useCallback(() => {
    const { connection, network } = client.store.getState()
    const name = namespace ?? network.active
    const isConnected = name !== undefined && connection.byNamespace[name] !== undefined
    openModal(client, { namespace, ...(isConnected && { view: { name: 'SIWXSignMessage' } }) })
  }, [client, namespace])
  const end = useCallback(() => signOut(client, { chainNamespace: namespace }), [client, namespace])
  return useMemo(() => ({ ...session, signIn: begin, signOut: end }), [session, begin, end])
}

export declare namespace useFoyerSession {
  type Parameters = { namespace?: Namespace | undefined }
  type Result = getSession.Result & {
    signIn: () => void
    /** @throws `siwx_not_enabled`, `connector_not_connected`, what the store throws */
    signOut: () => Promise<void>
  }
}
