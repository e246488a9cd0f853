import type { Client } from '../Client.js'

/**
 * Has the purchases of this browser followed to their end, by code that is loaded where there are any: those of this page, of earlier pages and of other tabs. What became of them stands
 * in `buy.purchases`; once one has arrived, balances are read anew and a notice says so. A page whose client is started does it by itself; another call looks at once.
 */
export async function watchPurchases(client: Client): Promise<void> {
  try {
    const { followPurchases } = await import('./followPurchases.js')
    followPurchases(client)
  } catch {
    // Another look comes with the next page: what was begun is kept.
  }
}
