import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest } from '../families/FamilyRequest.js'
import { activeWallet } from './activeWallet.js'
import type { NamespaceInput } from './tracked.js'

/**
 * The gas that a transaction from the connected account would use, in gas units.
 *
 * @throws `connector_not_connected`, `estimate_failed`
 * @throws `unsupported_chain` when this chain family has no gas
 */
export function estimateGas<namespace extends Namespace>(
  client: Client<namespace>,
  transaction: FamilyRequest<namespace, 'transaction'>,
): Promise<bigint>
export async function estimateGas(
  client: Client,
  { chainNamespace, ...transaction }: NamespaceInput,
): Promise<bigint> {
  const { adapter, connectorId, address, network } = activeWallet(client, chainNamespace)
  if (!adapter.estimateGas) throw new FoyerError('unsupported_chain')
  return adapter.estimateGas(connectorId, { address, network, transaction })
}
