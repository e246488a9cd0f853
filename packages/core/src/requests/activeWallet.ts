import { FoyerError, type Namespace, type Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { type ActiveAccount, activeAccount } from './activeAccount.js'

/** The wallet that serves a request, the account of the request, and the network that the wallet is on. */
export type ActiveWallet = ActiveAccount & { network: Network }

/**
 * @throws `connector_not_connected`, `adapter_not_found`
 * @throws `chain_not_configured` when the wallet is on a network that the host did not list
 */
export function activeWallet(client: Client, chainNamespace?: Namespace): ActiveWallet {
  const account = activeAccount(client, chainNamespace)
  const { connection, network: networks } = client.store.getState()
  const { namespace } = account.adapter
  const network = findNetwork(networks, connection.byNamespace[namespace]?.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  return { ...account, network }
}
