import { codeOf } from '@foyer/protocol'
import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'

/** Tracks a social login that failed; one that the user cancelled is tracked as cancelled. */
export function trackSocialFailure(
  client: Client,
  provider: RedirectProvider | 'farcaster',
  error: unknown,
): void {
  const isCancelled = codeOf(error) === 'connect_cancelled'
  const event = isCancelled ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR'
  track(client, { event, properties: { provider } })
}
