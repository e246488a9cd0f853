import { isCaipNetworkId, isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import { getHistory, type Transaction } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { activeAccount } from '../requests/activeAccount.js'
import { buyOf, changeBuy } from './changeBuy.js'
import { mergePurchases, readPurchases } from './readPurchases.js'
import { signInHeaders } from './signInHeaders.js'
import type { Purchase } from './state.js'
import { watchPurchases } from './watchPurchases.js'

/**
 * Takes up the purchases that the account in use began under its sign-in at the host's server, in other browsers too: they stand in `buy.purchases` from then on, and are
 * followed to their end. Without a sign-in there, nothing is called and nothing changes: an address alone says nothing of what was bought.
 *
 * @throws `connector_not_connected`, `server_unreachable`, `server_timeout`, `server_answer_invalid`, `http_status`, `client_destroyed`
 */
export async function recallPurchases(client: Client): Promise<void> {
  const { address } = activeAccount(client)
  const path = `/v1/account/${encodeURIComponent(address)}/history`
  const headers = await signInHeaders(client, { path, method: 'GET' })
  if (Object.keys(headers).length === 0) return
  const { data } = await call(client, getHistory, {
    ...{ params: { account: address }, query: { onramp: 'all' }, headers },
  })
  const known = mergePurchases(buyOf(client).purchases, readPurchases(client))
  const found = data.flatMap((one) => {
    const purchase = toPurchase(client, one, address)
    return purchase && known.every(({ order }) => order !== purchase.order) ? [purchase] : []
  })
  if (found.length === 0) return
  changeBuy(client, ({ purchases }) => ({ purchases: mergePurchases(purchases, found) }))
  readPurchases.keep(client, buyOf(client).purchases)
  await watchPurchases(client)
}

/** An answer about another account, or a network that the host has not, is none. */
function toPurchase(
  client: Client,
  { id: order, metadata, transfers: [transfer], purchase }: Transaction,
  account: string,
): Purchase | undefined {
  const { chain, sentFrom: provider, sentTo, status, hash } = metadata
  if (!isCaipNetworkId(chain) || !purchase || !provider || !sentTo) return undefined
  const network = findNetwork(client.store.getState().network, chain)
  if (!network) return undefined
  const { namespace } = parseCaipNetworkId(network.caipNetworkId)
  if (!isSameAddress(namespace, sentTo, account)) return undefined
  const { asset, fiat, amount, begunAt } = purchase
  return {
    ...{ order, provider, account, fiat, amount: amount ?? '', at: Date.parse(begunAt) },
    ...{ caipNetworkId: network.caipNetworkId, symbol: transfer?.fungible_info?.symbol ?? '' },
    ...(asset && { asset }),
    ...endOf(status, { received: transfer?.quantity?.numeric, hash: hash ?? undefined }),
  }
}

/** One that has ended is not looked at again: it is of the past, and no notice says so. */
function endOf(status: string, delivered: Pick<Purchase, 'hash' | 'received'>) {
  if (status === 'ONRAMP_TRANSACTION_STATUS_SUCCESS')
    return { status: 'arrived', ...delivered } as const
  const isFailed = status === 'ONRAMP_TRANSACTION_STATUS_FAILED'
  return { status: isFailed ? 'failed' : 'waiting' } as const
}
