import type { Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import type { State } from '../state.js'
import { accountOf } from './accountOf.js'
import { idOf } from './idOf.js'
import type { SignInStatus } from './state.js'

/**
 * Whether the account in use is signed in, of one namespace (CAIP-2) or of the one in use. Only `signedIn` opens anything: being connected proves nothing.
 * While a remembered wallet is being reconnected it is the session that this browser keeps, where the host's store keeps one.
 */
export function getSession(
  client: Client,
  { chainNamespace }: getSession.Parameters = {},
  state: State = client.store.getState(),
): getSession.Result {
  const { options, storage, clock } = client
  const namespace = chainNamespace ?? state.network.active
  if (!options.siwx || !namespace) return none
  const account = accountOf(state, namespace)
  const isRestoring = !account && state.connection.restoring.includes(namespace)
  const found = state.siwx.byNamespace[namespace]
  if (account && found?.account === idOf(account)) {
    const { status, isChecking = false, session, error } = found
    return { status, isPending: isChecking, session, error }
  }
  const kept =
    isRestoring && 'remembered' in options.siwx
      ? options.siwx.remembered?.(storage.scope('siwx'), clock.now())
      : undefined
  if (kept?.data.chainId.startsWith(`${namespace}:`))
    return { ...none, status: 'signedIn', session: kept }
  return { ...none, isPending: isRestoring || account !== undefined }
}

export declare namespace getSession {
  type Parameters = {
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
  type Result = {
    readonly status: SignInStatus
    /** The store has not answered yet: `signedOut` is no answer then. */
    readonly isPending: boolean
    readonly session: SiwxSession | undefined
    /** Why it failed, or was not signed. */
    readonly error: unknown
  }
}

const none: getSession.Result = {
  status: 'signedOut',
  isPending: false,
  session: undefined,
  error: undefined,
}
