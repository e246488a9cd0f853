import { FoyerError } from '@foyer/protocol'
import type { ContractCall } from '../adapter.js'
import type { Client } from '../client.js'
import { trackedTransaction } from './tracked.js'

/**
 * Asks the connected wallet to call a contract in a transaction. `value` in the smallest unit. Returns the
 * transaction's hash.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet moved on: nothing is sent then
 * @throws `unsupported_chain` when this chain family has no such calls
 */
export function writeContract(client: Client, call: ContractCall): Promise<string> {
  return trackedTransaction(
    client,
    [call.address],
    async ({ adapter, connectorId, address, network }) => {
      if (!adapter.writeContract) throw new FoyerError('unsupported_chain')
      return adapter.writeContract(connectorId, { address, network, call })
    },
  )
}
