import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { demandAlive } from '../demandAlive.js'

/**
 * Uses another of the accounts that the wallet gave, also on other networks and after a reload, until the wallet itself names another one first.
 * Of the embedded wallet `setPreferredAccount` chooses for good.
 *
 * @throws `connector_not_connected` when the wallet did not give this account, `client_destroyed`
 */
export function switchAccount(
  client: Client,
  { namespace, address }: switchAccount.Parameters,
): void {
  demandAlive(client)
  const { store } = client
  const connection = store.getState().connection.byNamespace[namespace]
  const chosen = connection?.accounts.find((account) => account.address === address)
  if (!connection || !chosen) throw new FoyerError('connector_not_connected')
  const { chosenOver = connection.accounts[0].address, ...rest } = connection
  const others = connection.accounts.filter((account) => account !== chosen)
  const isKept = chosenOver !== address && connection.connectorId !== embeddedConnectorId
  store.setState(({ connection: state }) => ({
    connection: {
      ...state,
      byNamespace: {
        ...state.byNamespace,
        [namespace]: { ...rest, accounts: [chosen, ...others], ...(isKept && { chosenOver }) },
      },
    },
  }))
}

export declare namespace switchAccount {
  type Parameters = { namespace: Namespace; address: string }
}
