import { isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeAccount } from '../requests/activeAccount.js'
import { buyOf } from './changeBuy.js'
import { mergePurchases, readPurchases } from './readPurchases.js'
import type { Purchase } from './state.js'

/**
 * The purchases of the account in use that were begun in this browser, or were taken up by `recallPurchases`, the latest first. An address alone says nothing of what was bought.
 *
 * @throws `connector_not_connected`
 */
export function listPurchases(client: Client): readonly Purchase[] {
  const { address, adapter } = activeAccount(client)
  return mergePurchases(buyOf(client).purchases, readPurchases(client)).filter(
    ({ account, caipNetworkId }) =>
      parseCaipNetworkId(caipNetworkId).namespace === adapter.namespace &&
      isSameAddress(adapter.namespace, account, address),
  )
}
