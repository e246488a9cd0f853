import { type Client, type ConnectionOf, type State, switchConnection } from '@foyer/core'
import { listConnections } from '@foyer/core/internal'
import { useMemo } from 'react'
import { describeWallet } from './describeWallet.js'
import { useDerived } from './useDerived.js'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * All connected wallets, those in use first, one for each namespace; and what uses another one of them, without a request to a wallet.
 * `switchConnection` throws `connector_not_connected`. To disconnect one, see `useFoyerDisconnect`.
 */
export function useFoyerConnections(): useFoyerConnections.Result {
  const client = useFoyerClient()
  const connections = useDerived(described)
  return useMemo(
    () => ({
      connections,
      switchConnection: (parameters: switchConnection.Parameters) =>
        switchConnection(client, parameters),
    }),
    [client, connections],
  )
}

export declare namespace useFoyerConnections {
  type Result = {
    connections: readonly Item[]
    switchConnection: (parameters: switchConnection.Parameters) => void
  }
  type Item = ConnectionOf & {
    /** One line, of bounded length, but chosen by the wallet: show it as text. */
    name: string
    /** An image URL for `<img>` only. */
    icon: string | undefined
    /** It is the wallet in use of its namespace. */
    isInUse: boolean
  }
}

function described(
  client: Client,
  { connection, wallets }: State,
): readonly useFoyerConnections.Item[] {
  return listConnections(connection).map((one) => {
    const { connectorId, namespace } = one
    const { name, icon } = describeWallet(client, wallets, connectorId, namespace)
    return {
      ...one,
      name,
      icon,
      isInUse: connection.byNamespace[namespace]?.connectorId === connectorId,
    }
  })
}
