import { FoyerError } from '@foyer/protocol'
import type { CallsStatus } from '../adapter.js'
import type { Client } from '../client.js'
import { activeAccount } from './activeAccount.js'

/**
 * How a bundle of calls goes (EIP-5792 `wallet_getCallsStatus`).
 *
 * @throws `connector_not_connected`, `wallet_failed`, `unsupported_chain`
 */
export async function getCallsStatus(
  client: Client,
  { id }: getCallsStatus.Parameters,
): Promise<CallsStatus> {
  const { adapter, connectorId } = activeAccount(client)
  if (!adapter.getCallsStatus) throw new FoyerError('unsupported_chain')
  return adapter.getCallsStatus(connectorId, { id })
}

export declare namespace getCallsStatus {
  type Parameters = { id: string }
}
