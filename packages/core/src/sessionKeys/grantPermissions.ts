import type { Client } from '../Client.js'
import { openModal } from '../modal/openModal.js'
import { whileConnected } from '../network/whileConnected.js'
import type { GrantedPermissions, PermissionRequest } from '../PermitFeatures.js'
import { activeWallet } from '../requests/activeWallet.js'
import { permitOf, requestOf } from './permitOf.js'

/**
 * Has the wallet let a key act for the smart account in use, on its network, without an approval for each call (ERC-7715). The wallet shows the user what
 * the key may do; what it answers may be less than was requested. The wallet of Foyer's own grants on networks where its bounds are kept by the chain:
 * docs/sessions.md. With the feature `smartSessions` the modal then shows what was granted.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `user_rejected`, `request_pending`
 * @throws `wallet_failed` with the wallet's reason, such as a permission that it does not know
 * @throws `unsupported_chain` when this chain family has no such keys, `answer_invalid`
 * @throws `invalid_caip_address` when the key, a token or a contract is no address, `invalid_amount` when an amount is not above 0: nothing is requested then
 */
export async function grantPermissions(
  client: Client,
  { signer, expiry, permissions }: PermissionRequest,
): Promise<GrantedPermissions> {
  const wallet = activeWallet(client)
  const { address, connectorId, network } = wallet
  const [permit, request] = await Promise.all([permitOf(network), requestOf(wallet)])
  const granting = permit.grant(request, { address, network, signer, expiry, permissions })
  const place = { namespace: network.chainNamespace, connectorId }
  const granted = await whileConnected(client, place, granting)
  if (client.store.getState().features.smartSessions)
    openModal(client, { view: { name: 'SmartSessionCreated', data: { granted } } })
  return granted
}
