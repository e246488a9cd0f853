import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { activeWallet } from './activeWallet.js'
import type { NamespaceInput } from './tracked.js'

/**
 * Writes a transfer from the connected account as it would be signed, and says what it costs, without a request to the wallet: on Solana the
 * transaction for `sendTransaction`, its fee, the rent of the receiver's account and what arrives.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `answer_invalid`, what `transfer` throws before it sends the wallet a request
 * @throws `unsupported_chain` when this chain family prepares no transfers
 */
export function prepareTransfer<namespace extends Namespace>(
  client: Client<namespace>,
  transfer: FamilyRequest<namespace, 'transfer'>,
): Promise<FamilyValue<namespace, 'prepared'>>
export async function prepareTransfer(
  client: Client,
  { chainNamespace, ...transfer }: NamespaceInput,
): Promise<object> {
  const { adapter, address, network } = activeWallet(client, chainNamespace)
  if (!adapter.prepareTransfer) throw new FoyerError('unsupported_chain')
  return adapter.prepareTransfer({ address, network, transfer })
}
