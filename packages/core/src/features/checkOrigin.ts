import { allowsOrigin, defaultAllowedAncestors } from '@foyer/protocol'
import { getOrigins } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import { missProject } from './missProject.js'

/**
 * Alerts the developer when the project does not allow the page's origin, where login by e-mail or social
 * provider depends on that. A project without origins allows none.
 */
export async function checkOrigin(client: Client, { signal }: checkOrigin.Parameters) {
  const { email, socials } = client.store.getState().features
  const origin = client.environment.window()?.location.origin
  if (!origin || !(email || socials)) return
  try {
    const { allowedOrigins } = await call(client, getOrigins, {}, { signal })
    if (!allowsOrigin([...allowedOrigins, ...always], origin))
      showAlertOnce(client, 'origin_not_allowed', undefined)
  } catch (error) {
    if (!signal.aborted) missProject(client, error)
  }
}

export declare namespace checkOrigin {
  type Parameters = { signal: AbortSignal }
}

/** Where pages are developed and shown before they go out, on whichever port. */
const always = defaultAllowedAncestors.map((origin) => `${origin}:*`)
