import { redirectProviders } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { recall, remember } from '../remembered.js'
import { returnParameter } from './returnParameter.js'

/**
 * Resumes a social login for which the page was left. Any link can write anything into the page's address, so nothing of it is used:
 * it only has to hold the 128 random bits that were chosen here when the page was left, once and in time. They are removed from the
 * address bar in any case.
 */
export function returnFromSocial(client: Client): void {
  const window = client.environment.window()
  const left = recall(client, 'social')
  if (!window || !left) return
  const said = takeState(window)
  if (client.clock.now() >= left.until) remember(client, 'social', undefined)
  // The state of another browser, of an earlier login, or none yet: the user may still be at the provider.
  if (said !== left.state) return
  remember(client, 'social', undefined)
  goTo(window, left.hash)
  const provider = redirectProviders.find((name) => name === left.provider)
  if (!provider) return
  openModal(client)
  showView(client, { name: 'ConnectingSocial', data: { provider, uri: left.uri } })
}

/** Goes to the place within the page that was left. The page's router gets the event. */
function goTo({ location }: Window, hash: string | undefined): void {
  const url = new URL(location.href)
  if (!hash || url.hash) return
  url.hash = hash
  location.replace(url.href)
}

/** Takes the `state` out of the address and the history entry. A parameter that is there twice counts as none. */
function takeState({ history, location }: Window): string | undefined {
  const url = new URL(location.href)
  const said = url.searchParams.getAll(returnParameter)
  if (said.length === 0) return undefined
  url.searchParams.delete(returnParameter)
  history.replaceState(history.state, '', url.href)
  return said.length === 1 ? said[0] : undefined
}
