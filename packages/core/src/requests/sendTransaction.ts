import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { featureOf } from './featureOf.js'
import { type NamespaceInput, trackedTransaction } from './tracked.js'

/**
 * Sends the connected wallet a request to send a transaction on the network it is on, in the shape of its chain family; `value` in the
 * smallest unit. Returns its hash once the wallet has sent it; `waitForTransactionReceipt` waits until it is in a block. Its
 * end is watched as that of a transfer, also after a reload, where the chain family can say what it does.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet changed meanwhile: nothing is sent then
 * @throws `action_not_allowed` when the chain family cannot send here
 * @throws `invalid_caip_address`, `invalid_amount`, `answer_invalid`
 */
export function sendTransaction<namespace extends Namespace>(
  client: Client<namespace>,
  transaction: FamilyRequest<namespace, 'transaction'>,
): Promise<FamilyValue<namespace, 'hash'>>
export function sendTransaction(client: Client, given: NamespaceInput): Promise<string> {
  return trackedTransaction(client, given, async (wallet, transaction) => {
    const run = featureOf(wallet, 'sendTransaction')
    if (!run) throw new FoyerError('action_not_allowed')
    const { connectorId, address, network } = wallet
    let signed: string | undefined
    const onSigned = (text: string) => {
      signed = text
    }
    const hash = await run(connectorId, { address, network, transaction, onSigned })
    client.handles.watchSent?.({ hash, address, network, signed, request: { transaction } })
    return hash
  })
}
