import { codeOf } from '@foyer/protocol'
import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'

/** What the person called off is no failure. */
export function trackSocialFailure(
  client: Client,
  provider: RedirectProvider | 'farcaster',
  error: unknown,
): void {
  const isCancelled = codeOf(error) === 'connect_cancelled'
  const event = isCancelled ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR'
  track(client, { event, properties: { provider } })
}
