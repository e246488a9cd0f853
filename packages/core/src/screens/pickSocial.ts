import type { Client } from '../Client.js'
import type { SocialProvider } from '../features/state.js'
import { showView } from '../modal/showView.js'
import { openLoginWindow } from './openLoginWindow.js'

/** Acts on a picked social login: opens its window, where it has one, in this turn, and shows the view that logs in. */
export function pickSocial(client: Client, provider: SocialProvider): void {
  if (provider === 'farcaster') {
    showView(client, { name: 'ConnectingFarcaster' })
    return
  }
  openLoginWindow(client)
  showView(client, { name: 'ConnectingSocial', data: { provider } })
}
