import { openProvider } from '../buy/openProvider.js'
import type { Client } from '../Client.js'
import { showView } from '../modal/showView.js'

/** Opens the page of a provider within the user's press, and shows how it goes on. */
export function pressProvider(client: Client, provider: string): void {
  // Its window is there before the next view is: what fails stands in `buy.page`.
  openProvider(client, { provider }).catch(() => {})
  if (client.store.getState().buy?.page?.provider === provider)
    showView(client, { name: 'BuyInProgress' })
}
