import { FoyerError } from '@foyer/protocol'
import type { TransactionRequest } from '../adapter.js'
import type { Client } from '../client.js'
import { activeWallet } from './activeWallet.js'

/**
 * What a transaction from the connected account would take, in gas units.
 *
 * @throws `connector_not_connected`, `estimate_failed`
 * @throws `unsupported_chain` when this chain family has no gas
 */
export async function estimateGas(
  client: Client,
  transaction: TransactionRequest,
): Promise<bigint> {
  const { adapter, connectorId, address, network } = activeWallet(client)
  if (!adapter.estimateGas) throw new FoyerError('unsupported_chain')
  return adapter.estimateGas(connectorId, { address, network, transaction })
}
