import {
  type Account,
  type Client,
  type ConnectionState,
  type ConnectionStatus,
  getCaipAddress,
  getConnectionStatus,
  type State,
} from '@foyer/core'
import type { CaipAddress, Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { useDerived } from './useDerived.js'

/**
 * The account in use, of one namespace (CAIP-2) or, without it, of the namespace in use.
 *
 * `caipAddress` is CAIP-10; `allAccounts` are those the wallet gave, the one in use first. All are absent
 * on a server, until a wallet is connected, and while the namespace in use is one that no wallet is connected in; `isConnected` is `false`
 * then, as `FoyerButton` reads *Connect Wallet*.
 */
export function useFoyerAccount({
  namespace,
}: useFoyerAccount.Parameters = {}): useFoyerAccount.Result {
  return useDerived(
    useCallback(
      (_: Client, { connection, network }: State) =>
        describe(connection, namespace, namespace ?? network.active),
      [namespace],
    ),
  )
}

export declare namespace useFoyerAccount {
  type Parameters = { namespace?: Namespace | undefined }
  /** Where `isConnected`, or `status` is `'connected'`, the compiler knows that there is an address. */
  type Result = { allAccounts: readonly Account[] } & (
    | { address: string; caipAddress: CaipAddress; status: 'connected'; isConnected: true }
    | {
        address: undefined
        caipAddress: undefined
        status: Exclude<ConnectionStatus, 'connected'>
        isConnected: false
      }
  )
}

function describe(
  state: ConnectionState,
  requested: Namespace | undefined,
  namespace: Namespace | undefined,
): useFoyerAccount.Result {
  const connection = namespace && state.byNamespace[namespace]
  const caipAddress = namespace && getCaipAddress(state, namespace)
  if (!connection || !caipAddress) return { ...none, status: waitingStatus(state, requested) }
  const { accounts } = connection
  const { address } = accounts[0]
  return { address, caipAddress, status: 'connected', isConnected: true, allAccounts: accounts }
}

/** The status where there is no account in use: a wallet of a chain family that is not in use does not count. */
function waitingStatus(state: ConnectionState, requested: Namespace | undefined) {
  const status = getConnectionStatus({ ...state, byNamespace: {} }, requested)
  return status === 'connecting' ? status : 'disconnected'
}

const none = {
  address: undefined,
  caipAddress: undefined,
  isConnected: false,
  allAccounts: [] as readonly Account[],
} as const
