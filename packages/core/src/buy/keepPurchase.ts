import type { Client } from '../Client.js'
import { buyOf, changeBuy } from './changeBuy.js'
import { mergePurchases, readPurchases } from './readPurchases.js'
import type { Purchase } from './state.js'
import { watchPurchases } from './watchPurchases.js'

/** Has a purchase followed to its end, also after a reload. */
export function keepPurchase(client: Client, one: Purchase): void {
  changeBuy(client, ({ purchases }) => ({ purchases: mergePurchases([one], purchases) }))
  readPurchases.keep(client, buyOf(client).purchases)
  void watchPurchases(client)
}
