import type { TransactionRequest } from '../adapter.js'
import type { Client } from '../client.js'
import { trackedTransaction } from './tracked.js'

/**
 * Asks the connected wallet to send a transaction on the network it stands on; `value` and `gas` in the
 * smallest unit. Returns its hash once the wallet handed it on; `waitForReceipt` tells when it is in a block.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet moved on: nothing is sent then
 * @throws `invalid_caip_address`, `invalid_amount`, `answer_invalid`
 */
export function sendTransaction(client: Client, transaction: TransactionRequest): Promise<string> {
  return trackedTransaction(
    client,
    [transaction.to],
    ({ adapter, connectorId, address, network }) =>
      adapter.sendTransaction(connectorId, { address, network, transaction }),
  )
}
