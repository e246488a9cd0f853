import { FoyerError } from '@foyer/protocol'
import type { TypedData } from '../adapter.js'
import type { Client } from '../client.js'
import { activeAccount } from './activeAccount.js'

/**
 * Asks the connected wallet to sign typed data (EIP-712, `eth_signTypedData_v4`). Returns hex with 0x.
 *
 * @throws `connector_not_connected`, `user_rejected`, `request_pending`, `sign_message_failed`,
 *   `account_not_connected`
 * @throws `unsupported_chain` when this chain family has no typed data
 */
export async function signTypedData(
  client: Client,
  { typedData }: signTypedData.Parameters,
): Promise<string> {
  const { adapter, connectorId, address } = activeAccount(client)
  if (!adapter.signTypedData) throw new FoyerError('unsupported_chain')
  return adapter.signTypedData(connectorId, { typedData, address })
}

export declare namespace signTypedData {
  type Parameters = { typedData: TypedData }
}
