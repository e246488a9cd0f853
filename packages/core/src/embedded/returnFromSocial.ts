import { redirectProviders } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { open } from '../modal/open.js'
import { show } from '../modal/show.js'
import { recall, remember } from '../remembered.js'
import { returnParameter } from './returnParameter.js'

/**
 * Goes on with a social login for which the page was left. Whoever makes people follow a link can write anything into its address, so
 * nothing of it is used: it only has to say the 128 random bits that were chosen here when the page was left, once and in time.
 * They leave the address bar in any case.
 */
export function returnFromSocial(client: Client): void {
  const window = client.environment.window()
  const left = recall(client, 'social')
  if (!window || !left) return
  const said = takeState(window)
  if (client.clock.now() >= left.until) remember(client, 'social', undefined)
  // Somebody else's, of an earlier login, or none yet: the person may still be on the way.
  if (said !== left.state) return
  remember(client, 'social', undefined)
  goTo(window, left.hash)
  const provider = redirectProviders.find((name) => name === left.provider)
  if (!provider) return
  open(client)
  show(client, { name: 'ConnectingSocial', data: { provider, uri: left.uri } })
}

/** To the place within the page that was left. Its own router hears of it. */
function goTo({ location }: Window, hash: string | undefined): void {
  const url = new URL(location.href)
  if (!hash || url.hash) return
  url.hash = hash
  location.replace(url.href)
}

/** What the address says, once: gone from it, and from the way back. Said twice it says nothing. */
function takeState({ history, location }: Window): string | undefined {
  const url = new URL(location.href)
  const said = url.searchParams.getAll(returnParameter)
  if (said.length === 0) return undefined
  url.searchParams.delete(returnParameter)
  history.replaceState(history.state, '', url.href)
  return said.length === 1 ? said[0] : undefined
}
