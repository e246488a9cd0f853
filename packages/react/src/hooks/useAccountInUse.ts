import { type Connection, caipAddress, type State } from '@foyer/core'
import type { CaipAddress, CaipNetworkId, Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useSelect } from './useSelect.js'

/** The connection of a namespace (or of the one in use) with what reads of it need. */
export function useAccountInUse(asked?: Namespace | undefined): useAccountInUse.Result | undefined {
  const connection = useSelect(connectionOf)
  const network = useSelect(networkOf)
  const namespace = asked ?? network.active
  return useMemo(() => {
    const found = namespace && connection.byNamespace[namespace]
    const caip = namespace && caipAddress(connection, namespace)
    if (!namespace || !found || !caip) return undefined
    const caipNetworkId = network.selected[namespace] ?? found.caipNetworkId
    const configured = network.networks.some((each) => each.caipNetworkId === caipNetworkId)
    return {
      namespace,
      connection: found,
      address: found.accounts[0].address,
      caipAddress: caip,
      pending: connection.pending[namespace] ?? 0,
      // A network that is not configured has no URL to ask.
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
    /** What to ask for the balance; `undefined` on a network that is not configured. */
    balanceOf: { caipAddress: CaipAddress; caipNetworkId: CaipNetworkId } | undefined
  }
}

function connectionOf({ connection }: State) {
  return connection
}

function networkOf({ network }: State) {
  return network
}
