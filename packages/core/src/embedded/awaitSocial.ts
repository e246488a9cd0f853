import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import type { LiveEmbedded } from '../embedded.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isRefusal } from './engine/toFailure.js'
import { liveEmbedded } from './liveEmbedded.js'
import type { EmbeddedState } from './state.js'
import { trackSocialFailure } from './trackSocialFailure.js'

/**
 * Waits for the login at the provider, and puts what `read` resolves to into the state. Resolves to what is next: `enterEmbedded`
 * (`CONNECT`), or `openEmbedded` with the page `recover`, then `enterEmbedded` (`RECOVER`).
 *
 * @throws what `read` throws
 */
export async function awaitSocial(
  client: Client,
  provider: RedirectProvider | 'farcaster',
  read: (live: LiveEmbedded) => Promise<Partial<EmbeddedState>>,
): Promise<'CONNECT' | 'RECOVER'> {
  track(client, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  try {
    const who = await read(await liveEmbedded(client))
    setEmbedded(client, { provider, ...who })
    return 'CONNECT'
  } catch (error) {
    if (isRefusal(error, 'recovery_needed')) return 'RECOVER'
    trackSocialFailure(client, provider, error)
    throw error
  }
}
