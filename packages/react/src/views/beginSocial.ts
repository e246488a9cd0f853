import {
  type Client,
  leavesForSocial,
  openSocialPopup,
  type SocialPopup,
  type SocialProvider,
  show,
} from '@foyer/core'

const opened = new WeakMap<Client, SocialPopup>()

/** A social login was picked: its window, where it has one, is opened in this turn, for later the browser would block it. */
export function beginSocial(client: Client, provider: SocialProvider): void {
  if (provider === 'farcaster') {
    show(client, { name: 'ConnectingFarcaster' })
    return
  }
  openWindow(client)
  show(client, { name: 'ConnectingSocial', data: { provider } })
}

/** Opens the empty window of a login. Where the browser does not let it, the view has a link in its place. */
export function openWindow(client: Client): void {
  if (leavesForSocial(client)) return
  try {
    opened.get(client)?.close()
    opened.set(client, openSocialPopup(client))
  } catch {
    opened.delete(client)
  }
}

/** The window opened last, once. */
export function takeWindow(client: Client): SocialPopup | undefined {
  const popup = opened.get(client)
  opened.delete(client)
  return popup
}
