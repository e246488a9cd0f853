import { FoyerError } from '@foyer/protocol'
import type { TypedData } from '../adapter.js'
import type { Client } from '../client.js'
import { activeWallet } from './activeWallet.js'

/**
 * Asks the connected wallet to sign typed data (EIP-712, `eth_signTypedData_v4`). Returns hex with 0x.
 *
 * @throws `connector_not_connected`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `unsupported_chain` when this chain family has no typed data
 */
export async function signTypedData(
  client: Client,
  { typedData }: signTypedData.Parameters,
): Promise<string> {
  const { adapter, connectorId, address } = activeWallet(client)
  if (!adapter.signTypedData) throw new FoyerError('unsupported_chain')
  return adapter.signTypedData(connectorId, { typedData, address })
}

export declare namespace signTypedData {
  type Parameters = { typedData: TypedData }
}
