import { FoyerError } from '@foyer/protocol'
import type { Capabilities } from '../adapter.js'
import type { Client } from '../client.js'
import { activeAccount } from './activeAccount.js'

/**
 * What the connected wallet can do (EIP-5792 `wallet_getCapabilities`), by hex chain id.
 *
 * @throws `connector_not_connected`, `capabilities_invalid`, `unsupported_chain`
 */
export async function getCapabilities(client: Client): Promise<Capabilities> {
  const { adapter, connectorId, address } = activeAccount(client)
  if (!adapter.getCapabilities) throw new FoyerError('unsupported_chain')
  return adapter.getCapabilities(connectorId, { address })
}
