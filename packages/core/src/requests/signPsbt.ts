import { FoyerError, type Namespace } from '@foyer/protocol'
import { recordSent } from '../account/recordSent.js'
import type { Client } from '../Client.js'
import type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
import { activeWallet } from './activeWallet.js'
import { featureOf } from './featureOf.js'
import type { NamespaceInput } from './tracked.js'

/**
 * Sends the connected wallet a request to sign inputs of a Bitcoin transaction (BIP-174), and with `broadcast` to send it. Returns the transaction
 * that was given with those signatures, each of which was checked, and its id where it was sent.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`, `wallet_failed`
 * @throws `wallet_network_differs`, `account_not_connected`
 * @throws `psbt_invalid` when the transaction cannot be signed so: the wallet is not asked then
 * @throws `answer_invalid` when a signature is missing, or is not the account's
 * @throws `action_not_allowed` when the chain family or the wallet signs none
 */
export function signPsbt<namespace extends Namespace>(
  client: Client<namespace>,
  parameters: FamilyRequest<namespace, 'psbt'>,
): Promise<FamilyValue<namespace, 'signedPsbt'>>
export async function signPsbt(
  client: Client,
  { chainNamespace, ...psbt }: NamespaceInput,
): Promise<{ readonly txid?: string | undefined }> {
  const wallet = activeWallet(client, chainNamespace)
  const run = featureOf(wallet, 'signPsbt')
  if (!run) throw new FoyerError('action_not_allowed')
  const { connectorId, address, network } = wallet
  const signed = await run(connectorId, { address, network, ...psbt })
  const { txid: hash } = signed
  if (hash) recordSent(client, { hash, address, caipNetworkId: network.caipNetworkId })
  return signed
}
