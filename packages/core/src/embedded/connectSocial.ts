import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isRefusal } from './engine/toFailure.js'
import { liveEmbedded } from './liveEmbedded.js'
import { trackSocialFailure } from './startSocial.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the person logged in at the provider, however long that takes; ended by `cancelEmbeddedLogin`. `uri` is the one of
 * `startSocial`. Next is `enterEmbedded` (`CONNECT`), or `openEmbedded` with the page `recover` and then that (`RECOVER`).
 *
 * @throws `frame_refused` with the reason `social_refused`; and as `connectEmail`
 */
export async function connectSocial(
  client: Client,
  { provider, uri }: connectSocial.Parameters,
): Promise<'CONNECT' | 'RECOVER'> {
  track(client, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  try {
    const live = await liveEmbedded(client)
    const { email, userName } = await untilAnswered(live, 'CONNECT_SOCIAL', { uri })
    setEmbedded(client, {
      provider,
      email: email ?? undefined,
      userName: userName ?? undefined,
    })
    return 'CONNECT'
  } catch (error) {
    if (isRefusal(error, 'recovery_needed')) return 'RECOVER'
    trackSocialFailure(client, provider, error)
    throw error
  }
}

export declare namespace connectSocial {
  type Parameters = { provider: RedirectProvider; uri: string }
}
