import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { featureOf } from './featureOf.js'
import { type NamespaceInput, trackedTransaction } from './tracked.js'

/**
 * Sends the connected wallet a request to call a contract in a transaction. `value` in the smallest unit. Returns
 * the transaction's hash. Its end is watched as that of `sendTransaction`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet changed meanwhile: nothing is sent then
 * @throws `unsupported_chain` when this chain family has no such calls
 */
export function writeContract<namespace extends Namespace>(
  client: Client<namespace>,
  call: FamilyRequest<namespace, 'contractCall'>,
): Promise<FamilyValue<namespace, 'hash'>>
export function writeContract(client: Client, given: NamespaceInput): Promise<string> {
  return trackedTransaction(client, given, async (wallet, call) => {
    const run = featureOf(wallet, 'writeContract')
    if (!run) throw new FoyerError('unsupported_chain')
    const { connectorId, address, network } = wallet
    let transaction: object | undefined
    const onWritten = (written: object) => {
      transaction = written
    }
    const hash = await run(connectorId, { address, network, call, onWritten })
    if (transaction)
      client.handles.watchSent?.({ hash, address, network, request: { transaction } })
    return hash
  })
}
