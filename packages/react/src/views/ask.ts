import { type Client, isMobile, isPairingOffered, preparePairing } from '@foyer/core'
import { attempts } from './attempts.js'
import { callOffOnClose } from './callOffOnClose.js'
import { openings } from './openings.js'

// What a press on a wallet's row does at once. Loaded once the list is on the screen: see `preparePick`.

/** Asks a wallet that is in this page. */
export const ask = attempts.begin

/** Opens the app of one that is not. */
export const openApp = openings.begin

/** Systems take a link for the person's only in the press itself: so on a phone the URI is there before. */
export function prepare(client: Client): void {
  if (!isMobile(client.environment) || !isPairingOffered(client)) return
  callOffOnClose(client)
  // What goes wrong is told by the view that needs it, which tries again.
  preparePairing(client).catch(() => {})
}
