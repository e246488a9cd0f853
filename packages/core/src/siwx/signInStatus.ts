import type { Namespace } from '@foyer/protocol'
import type { ConnectionState } from '../connection/state.js'
import type { SignInStatus, SiwxState } from './state.js'

/** How the sign-in of the account in use of a chain family goes; `undefined` while nothing is known of this very account. */
export function signInStatus(
  { siwx, connection }: { siwx: SiwxState; connection: ConnectionState },
  namespace: Namespace,
): SignInStatus | undefined {
  const found = siwx.byNamespace[namespace]
  const now = connection.byNamespace[namespace]
  const isIt = now && found?.account === `${now.caipNetworkId}:${now.accounts[0].address}`
  return isIt && !found.isChecking ? found.status : undefined
}
