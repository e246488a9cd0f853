import { FoyerError } from '@foyer/protocol'
import { recordSent } from '../account/recordSent.js'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { featureOf } from '../requests/featureOf.js'
import { waitForTransactionReceipt } from '../requests/waitForTransactionReceipt.js'
import { aloneInTabs } from '../send/aloneInTabs.js'
import { swapChainOf } from './swapChainOf.js'

/**
 * Has the wallet take back what a contract may take of a token of the account in use, and waits until it is in a block.
 *
 * @throws `connector_not_connected`, `action_not_allowed`, `send_elsewhere`, what the wallet refuses with, `transaction_reverted`, `receipt_timeout`
 * @throws `invalid_caip_address` where the token or the contract is no address: nothing is requested then
 */
export async function revokeAllowance(
  client: Client,
  { token, spender }: { token: string; spender: string },
): Promise<void> {
  const { network } = activeWallet(client)
  const { writeRevoke } = (await swapChainOf(client, network)).swaps
  const wallet = activeWallet(client, network.chainNamespace)
  const { address, connectorId } = wallet
  const run = featureOf(wallet, 'sendTransaction')
  if (!run || !writeRevoke || wallet.network !== network) throw new FoyerError('action_not_allowed')
  const { caipNetworkId } = network
  const transaction = writeRevoke({ token, spender })
  const hash = await aloneInTabs(client, { network, from: address }, () =>
    run(connectorId, { address, network, transaction }),
  )
  recordSent(client, { hash, address, caipNetworkId })
  await waitForTransactionReceipt(client, { hash, caipNetworkId })
}
