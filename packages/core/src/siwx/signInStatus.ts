import type { Namespace } from '@foyer/protocol'
import { getCaipAddress } from '../connection/getCaipAddress.js'
import type { ConnectionState } from '../connection/state.js'
import type { SignInStatus, SiwxState } from './state.js'

/** How the sign-in of the account in use of a chain family goes; `undefined` while nothing is known of this very account. */
export function signInStatus(
  { siwx, connection }: { siwx: SiwxState; connection: ConnectionState },
  namespace: Namespace,
): SignInStatus | undefined {
  const found = siwx.byNamespace[namespace]
  const isIt = found !== undefined && found.account === getCaipAddress(connection, namespace)
  return isIt && !found.isChecking ? found.status : undefined
}
