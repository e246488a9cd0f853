import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyValue } from '../families/FamilyRequest.js'
import { activeAccount } from './activeAccount.js'

/**
 * What the connected wallet can do in its chain family: for EVM by hex chain id (EIP-5792 `wallet_getCapabilities`).
 *
 * @throws `connector_not_connected`, `capabilities_invalid`, `unsupported_chain`
 */
export function getCapabilities<namespace extends Namespace>(
  client: Client<namespace>,
): Promise<FamilyValue<namespace, 'capabilities'>>
export async function getCapabilities(client: Client): Promise<object> {
  const { adapter, connectorId, address } = activeAccount(client)
  if (!adapter.getCapabilities) throw new FoyerError('unsupported_chain')
  return adapter.getCapabilities(connectorId, { address })
}
