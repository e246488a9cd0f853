import type { Client } from '../Client.js'

/** Has purchases followed to their end, by code that is loaded where there are any. */
export async function watchPurchases(client: Client): Promise<void> {
  try {
    const { followPurchases } = await import('./followPurchases.js')
    followPurchases(client)
  } catch {
    // Another look comes with the next page: what was begun is kept.
  }
}
