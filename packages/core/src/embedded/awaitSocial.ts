import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import type { LiveEmbedded } from '../embedded.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isRefusal } from './engine/toFailure.js'
import { liveEmbedded } from './liveEmbedded.js'
import type { EmbeddedState } from './state.js'
import { trackSocialFailure } from './trackSocialFailure.js'

/**
 * Waits for the frame to say who logged in, notes what `ask` makes of it, and says what is next: `enterEmbedded` (`CONNECT`), or
 * `openEmbedded` with the page `recover` and then that (`RECOVER`).
 *
 * @throws what `ask` throws
 */
export async function awaitSocial(
  client: Client,
  provider: RedirectProvider | 'farcaster',
  ask: (live: LiveEmbedded) => Promise<Partial<EmbeddedState>>,
): Promise<'CONNECT' | 'RECOVER'> {
  track(client, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  try {
    const who = await ask(await liveEmbedded(client))
    setEmbedded(client, { provider, ...who })
    return 'CONNECT'
  } catch (error) {
    if (isRefusal(error, 'recovery_needed')) return 'RECOVER'
    trackSocialFailure(client, provider, error)
    throw error
  }
}
