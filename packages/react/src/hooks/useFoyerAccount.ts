import {
  type Account,
  type ConnectionState,
  type ConnectionStatus,
  getCaipAddress,
  getConnectionStatus,
  type State,
} from '@foyer/core'
import type { CaipAddress, Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * The account in use, of one namespace (CAIP-2) or, without it, of the namespace in use.
 *
 * `caipAddress` is CAIP-10; `allAccounts` are those the wallet gave, the one in use first. All are absent
 * on a server and until a wallet is connected.
 */
export function useFoyerAccount({
  namespace,
}: useFoyerAccount.Parameters = {}): useFoyerAccount.Result {
  const connection = useFoyerSelector(connectionOf)
  const active = useFoyerSelector(activeOf)
  return useMemo(
    () => describe(connection, namespace, namespace ?? active),
    [connection, namespace, active],
  )
}

export declare namespace useFoyerAccount {
  type Parameters = { namespace?: Namespace | undefined }
  type Result = {
    address: string | undefined
    caipAddress: CaipAddress | undefined
    status: ConnectionStatus
    isConnected: boolean
    allAccounts: readonly Account[]
  }
}

function describe(
  state: ConnectionState,
  requested: Namespace | undefined,
  namespace: Namespace | undefined,
): useFoyerAccount.Result {
  const allAccounts = (namespace && state.byNamespace[namespace]?.accounts) ?? none
  const now = getConnectionStatus(state, requested)
  return {
    address: allAccounts[0]?.address,
    caipAddress: namespace && getCaipAddress(state, namespace),
    status: now,
    isConnected: now === 'connected',
    allAccounts,
  }
}

const none: readonly Account[] = []

function connectionOf({ connection }: State): ConnectionState {
  return connection
}

function activeOf({ network }: State): Namespace | undefined {
  return network.active
}
