import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'

/**
 * The connected wallet's own provider: EIP-1193 for EVM. Also on a network that the host did not list.
 *
 * @throws `connector_not_connected`, `adapter_not_found`, `provider_not_found`
 */
export async function getProvider(
  client: Client,
  { namespace }: getProvider.Parameters = {},
): Promise<unknown> {
  const { connection, network } = client.store.getState()
  const asked = namespace ?? network.active
  const found = asked && connection.byNamespace[asked]
  if (!asked || !found) throw new FoyerError('connector_not_connected')
  const adapter = client.adapters.get(asked)
  if (!adapter) throw new FoyerError('adapter_not_found')
  return adapter.getProvider(found.connectorId)
}

export declare namespace getProvider {
  type Parameters = { namespace?: Namespace | undefined }
}
