import type { Client } from '../Client.js'
import type { SocialProvider } from '../features/state.js'
import { showView } from '../modal/showView.js'

/**
 * Acts on a picked social login: opens its window, where it has one, in this turn, and shows the view that logs in. That view opens the
 * window if the code for it (`prepareLogin`) is not here yet.
 */
export function pickSocial(client: Client, provider: SocialProvider): void {
  if (provider === 'farcaster') {
    showView(client, { name: 'ConnectingFarcaster' })
    return
  }
  const { handles } = client
  handles.isPopupDue = !handles.loginPress
  handles.loginPress?.openWindow()
  showView(client, { name: 'ConnectingSocial', data: { provider } })
}
