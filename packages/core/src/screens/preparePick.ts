import type { Client } from '../Client.js'

/** Fetches what a press on a wallet's row needs. Called once the list is on the screen, so as not to delay it. */
export async function preparePick(client: Client): Promise<void> {
  const { createPress } = await loadPick()
  client.handles.press = createPress(client)
}

/** Fetches the code of that press alone. */
export const loadPick = () => import('./createPress.js')
