import { FoyerError } from '@foyer/protocol'
import { recordSent } from '../account/recordSent.js'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { featureOf } from '../requests/featureOf.js'
import { waitForTransactionReceipt } from '../requests/waitForTransactionReceipt.js'
import { aloneInTabs } from '../send/aloneInTabs.js'
import { chainOf } from '../send/chainOf.js'
import { demandSender } from '../send/demandSender.js'
import { whileHeld } from '../send/whileHeld.js'
import { forgetIdentity } from './forgetIdentity.js'
import type { PrimaryName } from './readPrimaryName.js'

/**
 * Has the wallet send the transaction by which the account says that it goes by a name, to the contract that `readPrimaryName` found, and waits until the contract says so.
 *
 * @throws `send_changed` where account or network is another one than was shown, `send_elsewhere` while another tab sends from it, `action_not_allowed` where the
 *   wallet sends nothing: nothing is sent then. What the wallet refuses with; `transaction_reverted`; `receipt_timeout` where it is in no block yet; `answer_invalid` where the
 *   contract says another name after it
 */
export async function setPrimaryName(
  client: Client,
  { name, account: from, namespace, caipNetworkId, registrar }: PrimaryName,
): Promise<void> {
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!network) throw new FoyerError('send_changed')
  const { features, rpc } = await chainOf(client, network)
  const naming = await features.naming?.()
  if (!naming || naming.registrarOf(network) !== registrar) throw new FoyerError('send_changed')
  const transaction = naming.write({ registrar, name })
  const hash = await aloneInTabs(client, { network, from }, async () => {
    const wallet = demandSender(client, { from, network })
    const run = featureOf(wallet, 'sendTransaction')
    if (!run) throw new FoyerError('action_not_allowed')
    return whileHeld(client, namespace, (entry) =>
      run(wallet.connectorId, { address: wallet.address, network, transaction, entry }).then(
        (sent) => {
          // Also where the wallet answers after it was disconnected: it has sent it.
          recordSent(client, { hash: sent, address: from, caipNetworkId })
          return sent
        },
      ),
    )
  })
  await waitForTransactionReceipt(client, { hash, caipNetworkId })
  const said = await naming.read(rpc, { network, registrar, address: from })
  if (said !== name) throw new FoyerError('answer_invalid')
  await forgetIdentity(client, namespace)
}
