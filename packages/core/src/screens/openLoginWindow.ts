import type { Client } from '../Client.js'
import { leavesForSocial } from '../embedded/leavesForSocial.js'
import { openSocialPopup } from '../embedded/openSocialPopup.js'

/**
 * Opens the empty window of a login, within the user's press: later the browser blocks it. `logInSocially` takes it. Where
 * the browser blocks it, the view has a link in its place.
 */
export function openLoginWindow(client: Client): void {
  if (leavesForSocial(client)) return
  const { handles } = client
  handles.popup?.close()
  handles.popup = undefined
  try {
    handles.popup = openSocialPopup(client)
  } catch {
    // `logInSocially` sets `isBlocked`.
  }
}
