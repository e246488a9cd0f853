import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { featureOf } from './featureOf.js'
import { type NamespaceInput, trackedTransaction } from './tracked.js'

/**
 * Sends the connected wallet a request to send coins to an account, or a token where the chain family has them; `amount` in the smallest unit.
 * A transfer of a token moves no coins. Returns the transaction's hash once the wallet has sent it. Its end is watched as that of `sendTransaction`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet changed meanwhile: nothing is sent then
 * @throws `action_not_allowed` when the chain family cannot send here
 * @throws `invalid_caip_address`, `invalid_amount`, `amount_and_receiver_required`, `answer_invalid`
 */
export function transfer<namespace extends Namespace>(
  client: Client<namespace>,
  given: FamilyRequest<namespace, 'transfer'>,
): Promise<FamilyValue<namespace, 'hash'>>
export function transfer(client: Client, given: NamespaceInput): Promise<string> {
  return trackedTransaction(client, given, async (wallet, transfer) => {
    const run = featureOf(wallet, 'transfer')
    if (!run) throw new FoyerError('action_not_allowed')
    const { connectorId, address, network } = wallet
    let signed: string | undefined
    const onSigned = (text: string) => {
      signed = text
    }
    const hash = await run(connectorId, { address, network, transfer, onSigned })
    client.handles.watchSent?.({ hash, address, network, signed, request: { transfer } })
    return hash
  })
}
