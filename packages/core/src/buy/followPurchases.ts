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
  const waits = waitingOf(client).flatMap(
    ({ at }) => rests.find(({ ageMs }) => now - at < ageMs)?.restMs ?? [],
  )
  if (waits.length > 0) plan(client, Math.min(...waits))
}

function waitingOf(client: Client): readonly Purchase[] {
  return buyOf(client).purchases.filter(({ status }) => status === 'waiting')
}

/** One call for all that wait at an address. A server that does not answer says nothing of a purchase. */
async function look(client: Client): Promise<void> {
  const waiting = waitingOf(client)
  const accounts = [...new Set(waiting.map(({ account }) => account))]
  await Promise.all(
    accounts.map(async (account) => {
      const orders = waiting.filter((one) => one.account === account).map(({ order }) => order)
      const { data } = await call(client, getHistory, {
        params: { account },
        query: { onramp: 'all', order: orders.join(',') },
      })
      if (!client.signal.aborted) for (const found of data) take(client, found)
    }),
  )
}

const ends: Readonly<Record<string, 'arrived' | 'failed'>> = {
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'arrived',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** Takes what the server says of a purchase of this browser; an answer about another account or network is none. */
function take(client: Client, { id, metadata, transfers }: Transaction): void {
  const status = ends[metadata.status]
  const purchase = waitingOf(client).find(({ order }) => order === id)
  if (!purchase || !status || !isOf(purchase, metadata)) return
  const received = transfers[0]?.quantity?.numeric
  const hash = metadata.hash ?? undefined
  const ended: Purchase = { ...purchase, status, received, hash }
  changeBuy(client, ({ purchases }) => ({
    purchases: purchases.map((one) => (one === purchase ? ended : one)),
  }))
  readPurchases.keep(client, buyOf(client).purchases)
  if (status === 'arrived') arrive(client, ended)
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
