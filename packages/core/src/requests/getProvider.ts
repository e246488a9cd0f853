import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeAccount } from './activeAccount.js'

/**
 * The connected wallet's own provider: EIP-1193 for EVM. Also on a network that the host did not list.
 *
 * @throws `connector_not_connected`, `adapter_not_found`, `provider_not_found`
 */
export async function getProvider(
  client: Client,
  { namespace }: getProvider.Parameters = {},
): Promise<unknown> {
  const { adapter, connectorId } = activeAccount(client, namespace)
  return adapter.getProvider(connectorId)
}

export declare namespace getProvider {
  type Parameters = { namespace?: Namespace | undefined }
}
