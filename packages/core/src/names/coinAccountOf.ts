import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { nameCoinOf } from '../send/nameCoinOf.js'

/**
 * The account in use of a chain family, as names keep it: under the coin of the network in use.
 *
 * @throws `connector_not_connected`, `chain_not_configured`; `invalid_chain_id` where names keep no address of the network
 */
export function coinAccountOf(client: Client, namespace: Namespace): coinAccountOf.Result {
  const { address, network } = activeWallet(client, namespace)
  const coinType = nameCoinOf(network)
  if (coinType === undefined) throw new FoyerError('invalid_chain_id')
  const { publicKey } = client.store.getState().connection.byNamespace[namespace]?.accounts[0] ?? {}
  return {
    coin_type: Number(coinType),
    address,
    ...(publicKey !== undefined && { publicKey }),
  }
}

export declare namespace coinAccountOf {
  type Result = {
    readonly coin_type: number
    readonly address: string
    readonly publicKey?: string
  }
}
