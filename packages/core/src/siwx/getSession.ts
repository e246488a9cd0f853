import { isSameAddress, type Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import type { State } from '../state.js'
import { accountOf } from './accountOf.js'
import { idOf } from './idOf.js'
import type { SigningAccount } from './SigningAccount.js'
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
  const namespace = chainNamespace ?? state.network.active
  if (!client.options.siwx || !namespace) return none
  const account = accountOf(state, namespace)
  const isRestoring = !account && state.connection.restoring.includes(namespace)
  const found = state.siwx.byNamespace[namespace]
  if (account && found?.account === idOf(account) && !found.isChecking) {
    const { status, session, error } = found
    return { ...none, status, session, error } as getSession.Result
  }
  if (!account && !isRestoring) return none
  const session = keptFor(client, namespace, account)
  return session ? { ...none, status: 'signedIn', session } : { ...none, isPending: true }
}

/** What this browser keeps of the account, or of any while the wallet is on its way: until the store has answered. */
function keptFor(
  { options, storage, clock }: Client,
  namespace: Namespace,
  account: SigningAccount | undefined,
): SiwxSession | undefined {
  const { siwx } = options
  if (!siwx || !('remembered' in siwx)) return undefined
  const kept = siwx.remembered?.(storage.scope('siwx'), clock.now())
  if (!kept) return undefined
  const { chainId, accountAddress } = kept.data
  if (!account) return chainId.startsWith(`${namespace}:`) ? kept : undefined
  const isIt =
    chainId === account.chainId && isSameAddress(namespace, accountAddress, account.address)
  return isIt ? kept : undefined
}

export declare namespace getSession {
  type Parameters = {
    /** Default: the namespace in use. */
    chainNamespace?: Namespace | undefined
  }
  /** Where `status` is `'signedIn'`, the compiler knows that there is a session. */
  type Result = (
    | { readonly status: 'signedIn'; readonly isPending: false; readonly session: SiwxSession }
    | {
        readonly status: Exclude<SignInStatus, 'signedIn'>
        /** The store has not answered yet, and this browser keeps nothing: `signedOut` is no answer then. */
        readonly isPending: boolean
        readonly session: undefined
      }
  ) & {
    /** Why it failed, or was not signed. */
    readonly error: unknown
  }
}

const none = {
  status: 'signedOut',
  isPending: false,
  session: undefined,
  error: undefined,
} as const
