import type { CaipNetworkId } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { addressOf, type Order } from './createOrders.js'

const statuses = {
  open: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  paid: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  delivered: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  failed: 'ONRAMP_TRANSACTION_STATUS_FAILED',
} as const

/** A purchase as an entry of the history. */
export function toPurchase(order: Order): Transaction {
  const { reference, network, symbol, name, hash, received, status, changedAt } = order
  const { asset, fiat, amount, createdAt } = order
  return {
    id: reference,
    metadata: {
      ...{ operationType: 'buy', hash, status: statuses[status] },
      // The column holds what a served network is called.
      chain: network as CaipNetworkId,
      minedAt: new Date(changedAt).toISOString(),
      ...{ sentFrom: order.provider, sentTo: addressOf(order) },
    },
    transfers: [
      {
        direction: 'in',
        fungible_info: { name, symbol },
        ...(received !== null && { quantity: { numeric: received } }),
      },
    ],
    purchase: { asset, fiat, amount, begunAt: new Date(createdAt).toISOString() },
  }
}
