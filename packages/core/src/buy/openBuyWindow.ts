import type { Client } from '../Client.js'
import { openSocialPopup } from '../embedded/openSocialPopup.js'
import type { SocialPopup } from '../handles.js'

/** Opens the empty window of a purchase, within the user's press; `undefined` where the browser refuses it. */
export function openBuyWindow(client: Client): SocialPopup | undefined {
  client.handles.buying?.end()
  try {
    return openSocialPopup(client)
  } catch {
    return undefined
  }
}
