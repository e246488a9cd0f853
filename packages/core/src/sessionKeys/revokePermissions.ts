import { FoyerError, formatCaipAddress, type Network } from '@foyer/protocol'
import { revokeSession, type SmartSession } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import type { EntryId } from '../FamilyTypes.js'
import { findNetwork } from '../network/state.js'
import { switchChain } from '../network/switchChain.js'
import { whileConnected } from '../network/whileConnected.js'
import type { PermitFeatures } from '../PermitFeatures.js'
import { type ActiveWallet, activeWallet } from '../requests/activeWallet.js'
import { featureOf } from '../requests/featureOf.js'
import { whileHeld } from '../send/whileHeld.js'
import { heldBy } from '../ways/heldBy.js'
import { permitOf, requestOf } from './permitOf.js'

/**
 * Takes back for good what a key may do for the smart account in use. Where the host's server takes a signed revocation to the chain (`revocable` of
 * `getSessions`), the account signs one and pays nothing, and this resolves once it is in a block. Otherwise the wallet sends it
 * (`wallet_revokePermissions`), and resolves as the wallet answers. The wallet is switched to the network of the key first.
 *
 * @throws `session_unknown` for a text that is none of `getSessions`
 * @throws `connector_not_connected`, `account_not_connected` when another account is in use meanwhile, `chain_not_configured`, `user_rejected`,
 *   `request_pending`, `wallet_failed`, `unsupported_chain`
 * @throws `http_status`, `server_unreachable`, `server_timeout`, `client_destroyed`: whether it is revoked, the list says
 */
export async function revokePermissions(
  client: Client,
  { pci, revocable }: revokePermissions.Parameters,
): Promise<void> {
  const before = activeWallet(client)
  const permit = await permitOf(before.network)
  const found = permit.read(`${pci}`)
  if (!found) throw new FoyerError('session_unknown')
  const network = findNetwork(client.store.getState().network, found.caipNetworkId)
  if (!network) throw new FoyerError('chain_not_configured')
  if (before.network.caipNetworkId !== network.caipNetworkId)
    await switchChain(client, { network: network.caipNetworkId })
  const wallet = activeWallet(client, network.chainNamespace)
  if (wallet.address !== before.address || wallet.connectorId !== before.connectorId)
    throw new FoyerError('account_not_connected')
  const { context } = found
  const revoke = revocable === true && client.options.server !== undefined ? bySignature : byWallet
  await revoke(client, { context, network, pci, permit, wallet })
}

export declare namespace revokePermissions {
  /** One of those that `getSessions` lists. */
  type Parameters = Pick<SmartSession, 'pci' | 'revocable'>
}

type Revocation = {
  readonly context: string
  readonly network: Network
  readonly pci: string
  readonly permit: PermitFeatures
  readonly wallet: ActiveWallet
}

async function bySignature(client: Client, { context, network, pci, permit, wallet }: Revocation) {
  const { address, connectorId } = wallet
  const sign = featureOf(wallet, 'signTypedData')
  if (!sign) throw new FoyerError('unsupported_chain')
  const typedData = permit.toRevocation({ address, network, context })
  const signature = await overView(client, wallet, (entry) =>
    sign(connectorId, { typedData, address, entry }),
  )
  const { chainNamespace: namespace, id: chainId } = network
  const account = formatCaipAddress({ namespace, chainId, address })
  await call(client, revokeSession, { params: { address: account }, body: { pci, signature } })
}

async function byWallet(client: Client, { context, permit, wallet }: Revocation) {
  const request = await requestOf(wallet)
  await overView(client, wallet, (entry) => permit.revoke(heldBy.bind(request, entry), { context }))
}

/** The wallet's answer, of this very wallet. */
function overView<answer>(
  client: Client,
  { connectorId, network: { chainNamespace } }: ActiveWallet,
  begin: (entry: EntryId) => Promise<answer>,
): Promise<answer> {
  return whileHeld(client, chainNamespace, (entry) =>
    whileConnected(client, { namespace: chainNamespace, connectorId }, begin(entry)),
  )
}
