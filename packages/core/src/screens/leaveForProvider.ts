import { buyOf } from '../buy/changeBuy.js'
import type { Client } from '../Client.js'

/**
 * Goes to the provider's page in this tab, where the browser has no windows. The way back is the browser's: the purchase is kept, and the page that is shown then follows it.
 */
export function leaveForProvider(client: Client): void {
  const { page } = buyOf(client)
  // It was checked before it came into the state.
  if (page?.url !== undefined) client.environment.window()?.location.assign(page.url)
}
