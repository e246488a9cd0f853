import type { Client } from '../Client.js'
import { changeBuy } from './changeBuy.js'

/** Drops the purchase that is put together. What was begun at a provider goes on, and stands in `buy.purchases`. */
export function closeBuy(client: Client): void {
  changeBuy(client, () => ({ draft: undefined }))
}
