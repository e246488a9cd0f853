import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { randomId } from '../randomId.js'
import { remember } from '../remembered.js'
import { returnParameter, socialReturnMs } from './returnParameter.js'
import { requestSocialUrl } from './startSocial.js'

const addressMax = 2_048
/** Longer ones are no places within a page. */
const hashMax = 1_024

/**
 * Logs in at a provider in the page's own tab: the page is left, and the provider returns to the same address. What the login needs is
 * remembered, and the page that comes back resumes it, on ConnectingSocial. Resolves to `true` when the page is being left.
 *
 * Resolves to `{ uri }` instead where the frame or this browser stores nothing beyond the page: then the address is for another window,
 * and `connectSocial` waits for it.
 *
 * @throws as `startSocial`
 */
export async function leaveForSocial(
  client: Client,
  { provider }: leaveForSocial.Parameters,
): Promise<true | { uri: string }> {
  const window = client.environment.window()
  const state = randomId()
  const { uri, returns } = await requestSocialUrl(client, {
    provider,
    returnTo: window && returnAddress(window.location.href, state),
  })
  if (!window || !returns) return { uri }
  const { hash } = window.location
  remember(client, 'social', {
    ...{ provider, state, uri, until: client.clock.now() + socialReturnMs },
    ...(hash.length <= hashMax && { hash }),
  })
  if (!isStored(client)) return { uri }
  window.location.assign(uri)
  return true
}

export declare namespace leaveForSocial {
  type Parameters = { provider: RedirectProvider }
}

/** The page's own address, with the random `state` that the return has to hold. The part after `#` stays in this browser. */
function returnAddress(href: string, state: string): string {
  const url = new URL(href)
  url.hash = ''
  url.searchParams.set(returnParameter, state)
  if (url.href.length > addressMax) url.search = `?${returnParameter}=${state}`
  return url.href
}

/** Whether it outlives the page: storage may be refused, and then lives as long as the client. */
function isStored({ environment, storage }: Client): boolean {
  try {
    return Object.keys(environment.localStorage() ?? {}).some((key) => storage.owns(key, 'social'))
  } catch {
    return false
  }
}
