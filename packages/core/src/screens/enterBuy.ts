import { buyOf } from '../buy/changeBuy.js'
import { closeBuy } from '../buy/closeBuy.js'
import { openBuy } from '../buy/openBuy.js'
import type { Client } from '../Client.js'
import { isInUse } from '../requests/isInUse.js'
import { endWithView } from './endWithView.js'

/**
 * Begins the purchase of the view OnRampProviders; one that was begun here already goes on. It is dropped when the modal leaves the view for good, and begun anew when account or
 * network change. What was begun at a provider goes on.
 *
 * @throws as `openBuy`: without an account, on a network that is not the page's, and where nothing is sold
 */
export async function enterBuy(client: Client, wanted?: openBuy.Parameters): Promise<void> {
  if (isBegun(client)) return
  const opened = openBuy(client, wanted)
  endWithView(client, 'OnRampProviders', () => closeBuy(client))
  await opened
}

function isBegun(client: Client): boolean {
  const { draft } = buyOf(client)
  return draft !== undefined && isInUse(client, draft)
}
