import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { activeWallet } from './activeWallet.js'
import { featureOf } from './featureOf.js'
import type { NamespaceInput } from './tracked.js'

/**
 * Sends the connected wallet a request to sign a transaction that is given back and not sent. What it signed is checked against what it was
 * given, and its signature against the account.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected` when the wallet changed meanwhile
 * @throws `action_not_allowed` when chain family or wallet sign no transactions
 * @throws `transaction_refused` for what is none, `answer_invalid` when the wallet signed something else
 */
export function signTransaction<namespace extends Namespace>(
  client: Client<namespace>,
  unsigned: FamilyRequest<namespace, 'unsigned'>,
): Promise<FamilyValue<namespace, 'signed'>>
export async function signTransaction(
  client: Client,
  { chainNamespace, ...unsigned }: NamespaceInput,
): Promise<object> {
  const wallet = activeWallet(client, chainNamespace)
  const run = featureOf(wallet, 'signTransaction')
  if (!run) throw new FoyerError('action_not_allowed')
  const { connectorId, address, network } = wallet
  return run(connectorId, { address, network, unsigned })
}
