import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'

/**
 * Uses another of the accounts that the wallet gave.
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
  const others = connection.accounts.filter((account) => account !== chosen)
  store.setState(({ connection: state }) => ({
    connection: {
      ...state,
      byNamespace: {
        ...state.byNamespace,
        [namespace]: { ...connection, accounts: [chosen, ...others] },
      },
    },
  }))
}

export declare namespace switchAccount {
  type Parameters = { namespace: Namespace; address: string }
}
