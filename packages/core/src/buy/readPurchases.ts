import { isCaipNetworkId, ordersMax } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { fields, is, maybe, text } from '../checks.js'
import { readList } from '../readList.js'
import type { Purchase } from './state.js'

const whole = is('a whole number', Number.isSafeInteger)
const statuses: readonly unknown[] = ['waiting', 'arrived', 'failed', 'unclear']
const shape = fields({
  ...{ order: text, provider: text, account: text, symbol: text, asset: maybe(text) },
  ...{ fiat: text, amount: text, at: whole, received: maybe(text), hash: maybe(text) },
  deliveredAt: maybe(whole),
  caipNetworkId: is('a CAIP-2 id', isCaipNetworkId),
  status: is('a status', (value) => statuses.includes(value)),
})

const key = 'purchases'

/** The purchases that were begun in this browser, the latest first. An entry of another shape is absent. */
export function readPurchases({ storage }: Pick<Client, 'storage'>): readonly Purchase[] {
  return readList(storage.scope('buy').get(key), shape)
}

/** Keeps those of this page beside those that other tabs keep. */
readPurchases.keep = (client: Pick<Client, 'storage'>, own: readonly Purchase[]): void => {
  const kept = mergePurchases(own, readPurchases(client))
  client.storage.scope('buy').set(key, JSON.stringify(kept))
}

/** How much is known of a purchase: one that is unclear may still be seen to arrive. */
const ranks = { waiting: 0, unclear: 1, failed: 2, arrived: 2 } as const

/** Each purchase once, the latest first. What has ended has ended, whichever tab saw it. */
export function mergePurchases(
  own: readonly Purchase[],
  others: readonly Purchase[],
): readonly Purchase[] {
  const all = new Map(own.map((one) => [one.order, one]))
  for (const one of others) {
    const mine = all.get(one.order)
    if (!mine || ranks[one.status] > ranks[mine.status]) all.set(one.order, one)
  }
  return [...all.values()].toSorted((one, other) => other.at - one.at).slice(0, ordersMax)
}
