import type { Account, Connection, ConnectionStatus, State } from '@foyer/core'
import { caipAddressOf, isConnecting } from '@foyer/core/internal'
import type { CaipAddress, Namespace } from '@foyer/protocol'
import { useCallback, useMemo } from 'react'
import { useFoyerSelector } from './useFoyerSelector.js'

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
  const found = useFoyerSelector(
    useCallback(
      ({ connection, network }: State) => {
        const inUse = namespace ?? network.active
        // One of a chain family that is not in use does not count.
        return (inUse && connection.byNamespace[inUse]) ?? isConnecting(connection, namespace)
      },
      [namespace],
    ),
  )
  return useMemo(() => describe(found), [found])
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

function describe(found: Connection | boolean): useFoyerAccount.Result {
  if (typeof found === 'boolean') return { ...none, status: found ? 'connecting' : 'disconnected' }
  const { accounts } = found
  const { address } = accounts[0]
  return {
    address,
    caipAddress: caipAddressOf(found),
    status: 'connected',
    isConnected: true,
    allAccounts: accounts,
  }
}

const none = {
  address: undefined,
  caipAddress: undefined,
  isConnected: false,
  allAccounts: [] as readonly Account[],
} as const
