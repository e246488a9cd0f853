import { allowsOrigin, defaultAllowedAncestors } from '@foyer/protocol'
import { getOrigins } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../client.js'
import { alertOnce } from '../notices/alertOnce.js'
import { missProject } from './missProject.js'

/**
 * Tells whoever develops the page that the project does not allow its origin, where signing in by e-mail
 * or a social login depends on that. No origin at all allows nobody.
 */
export async function checkOrigin(client: Client, { signal }: checkOrigin.Parameters) {
  const { email, socials } = client.store.getState().features
  const origin = client.environment.window()?.location.origin
  if (!origin || !(email || socials)) return
  try {
    const { allowedOrigins } = await call(client, getOrigins, {}, { signal })
    if (!allowsOrigin([...allowedOrigins, ...always], origin))
      alertOnce(client, 'origin_not_allowed', undefined)
  } catch (error) {
    if (!signal.aborted) missProject(client, error)
  }
}

export declare namespace checkOrigin {
  type Parameters = { signal: AbortSignal }
}

/** Where pages are developed and shown before they go out, on whichever port. */
const always = defaultAllowedAncestors.map((origin) => `${origin}:*`)
