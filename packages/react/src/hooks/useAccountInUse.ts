import { type Connection, getCaipAddress, type State } from '@foyer/core'
import type { CaipAddress, CaipNetworkId, Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerSelector } from './useFoyerSelector.js'

/** The connection of a namespace (or of the one in use) with what reads of it need. */
export function useAccountInUse(
  requested?: Namespace | undefined,
): useAccountInUse.Result | undefined {
  const connection = useFoyerSelector(connectionOf)
  const network = useFoyerSelector(networkOf)
  const namespace = requested ?? network.active
  return useMemo(() => {
    const found = namespace && connection.byNamespace[namespace]
    const caip = namespace && getCaipAddress(connection, namespace)
    if (!namespace || !found || !caip) return undefined
    const caipNetworkId = network.selected[namespace] ?? found.caipNetworkId
    const configured = network.networks.some((each) => each.caipNetworkId === caipNetworkId)
    return {
      namespace,
      connection: found,
      address: found.accounts[0].address,
      caipAddress: caip,
      pending: connection.pending[namespace] ?? 0,
      // A network that is not configured has no RPC URL.
      balanceOf: configured ? { caipAddress: caip, caipNetworkId } : undefined,
    }
  }, [namespace, connection, network])
}

export declare namespace useAccountInUse {
  type Result = {
    namespace: Namespace
    connection: Connection
    address: string
    caipAddress: CaipAddress
    /** Transactions under way. */
    pending: number
    /** The parameters of the balance query; `undefined` on a network that is not configured. */
    balanceOf: { caipAddress: CaipAddress; caipNetworkId: CaipNetworkId } | undefined
  }
}

function connectionOf({ connection }: State) {
  return connection
}

function networkOf({ network }: State) {
  return network
}
