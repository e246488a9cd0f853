import { isSameAddress, onrampPollMs, parseCaipNetworkId } from '@foyer/protocol'
import { getHistory, type Transaction } from '@foyer/protocol/api'
import { recordChanged } from '../account/recordChanged.js'
import { refreshBalances } from '../account/refreshBalances.js'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { notify } from '../notices/notify.js'
import { buyOf, changeBuy } from './changeBuy.js'
import { mergePurchases, readPurchases } from './readPurchases.js'
import type { Purchase } from './state.js'

const minuteMs = 60_000
const dayMs = 86_400_000

/** How long a purchase of that age is left alone after a look. An older one is looked at once by each page. */
const rests = [
  { ageMs: 15 * minuteMs, restMs: onrampPollMs },
  { ageMs: 120 * minuteMs, restMs: 20_000 },
  { ageMs: dayMs, restMs: 5 * minuteMs },
]

/** Takes up the purchases that this browser keeps, and looks at once after those that wait: see `watchPurchases`. */
export function followPurchases(client: Client): void {
  changeBuy(client, ({ purchases }) => ({
    purchases: mergePurchases(purchases, readPurchases(client)),
  }))
  plan(client, 0)
}

function plan(client: Client, ms: number): void {
  const { handles, clock } = client
  handles.following?.()
  handles.following = clock.after(ms, () => {
    look(client).then(
      () => planNext(client),
      () => planNext(client),
    )
  })
}

function planNext(client: Client): void {
  client.handles.following = undefined
  if (client.signal.aborted) return
  const now = client.clock.now()
  const waits = openOf(client).flatMap(({ at, status }) => {
    const rest = rests.find(({ ageMs }) => now - at < ageMs)
    if (!rest) return []
    return status === 'unclear' ? Math.max(rest.restMs, minuteMs) : rest.restMs
  })
  if (waits.length > 0) plan(client, Math.min(...waits))
}

/** Those that may still become something else. */
function openOf(client: Client): readonly Purchase[] {
  return buyOf(client).purchases.filter(
    ({ status }) => status === 'waiting' || status === 'unclear',
  )
}

/** One call for all that wait at an address. A server that does not answer says nothing of a purchase. */
async function look(client: Client): Promise<void> {
  const open = openOf(client)
  const accounts = [...new Set(open.map(({ account }) => account))]
  await Promise.all(
    accounts.map(async (account) => {
      const orders = open.filter((one) => one.account === account).map(({ order }) => order)
      const { data } = await call(client, getHistory, {
        params: { account },
        query: { onramp: 'all', order: orders.join(',') },
      })
      if (!client.signal.aborted) await Promise.all(data.map((found) => take(client, found)))
    }),
  )
}

const ends: Readonly<Record<string, 'delivered' | 'failed'>> = {
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'delivered',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** Takes what the server says of a purchase of this browser; an answer about another account or network is none. */
async function take(client: Client, { id, metadata, transfers }: Transaction): Promise<void> {
  const status = ends[metadata.status]
  const purchase = openOf(client).find(({ order }) => order === id)
  if (!purchase || !status || !isOf(purchase, metadata)) return
  if (status === 'failed') {
    put(client, { ...purchase, status })
    return
  }
  const { deliveredAt = client.clock.now() } = purchase
  const received = transfers[0]?.quantity?.numeric
  const delivered = { ...purchase, deliveredAt, received, hash: metadata.hash ?? undefined }
  // Written down before the network is called: its time counts over reloads.
  if (purchase.deliveredAt === undefined) put(client, { ...purchase, deliveredAt })
  const { checkDelivery } = await import('./checkDelivery.js')
  const ended = await checkDelivery(client, delivered)
  if (!ended || client.signal.aborted || !put(client, ended)) return
  if (ended.status === 'arrived') arrive(client, ended)
}

/** Whether the purchase was still open, and is now this. */
function put(client: Client, next: Purchase): boolean {
  const before = openOf(client).find(({ order }) => order === next.order)
  if (!before) return false
  changeBuy(client, ({ purchases }) => ({
    purchases: purchases.map((one) => (one === before ? next : one)),
  }))
  readPurchases.keep(client, buyOf(client).purchases)
  return true
}

function isOf(
  { caipNetworkId, account }: Purchase,
  { chain, sentTo }: Transaction['metadata'],
): boolean {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return chain === caipNetworkId && !!sentTo && isSameAddress(namespace, sentTo, account)
}

function arrive(client: Client, { caipNetworkId, asset, symbol, received }: Purchase): void {
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (network) recordChanged(client, { network, touched: asset === undefined ? [] : [asset] })
  refreshBalances(client)
  if (received !== undefined)
    notify(client, { kind: 'success', code: 'transfer_final', data: { amount: received, symbol } })
}
