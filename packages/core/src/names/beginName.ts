import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { featureOf } from '../requests/featureOf.js'
import { nameCoinOf } from '../send/nameCoinOf.js'
import { nameWallet } from './nameWallet.js'
import { setNames } from './setNames.js'

/**
 * Begins to choose a name for the account and network in use, or another one in the place of one that it has; what was begun before is dropped. What follows: `typeName`, then `registerName`. The state is
 * `names.draft`.
 *
 * @throws `connector_not_connected`; `network_not_found` where the wallet is on a network that the host did not list
 * @throws `invalid_chain_id` where names keep no address of the network, `action_not_allowed` where the wallet signs no text
 */
export function beginName(client: Client, { instead }: beginName.Parameters = {}): void {
  const wallet = nameWallet(client)
  const { address: account, network } = wallet
  if (nameCoinOf(network) === undefined) throw new FoyerError('invalid_chain_id')
  if (!featureOf(wallet, 'signMessage')) throw new FoyerError('action_not_allowed')
  const { caipNetworkId, chainNamespace: namespace } = network
  setNames(client, () => ({
    draft: {
      ...{ namespace, caipNetworkId, account, label: '', status: 'empty', step: 'editing' },
      ...{ instead, suggestions: [], message: undefined, signature: undefined, failure: undefined },
    },
  }))
}

export declare namespace beginName {
  type Parameters = {
    /** A name of the account, whole, which is released when the other one is registered. Addresses and profile move. */
    readonly instead?: string | undefined
  }
}
