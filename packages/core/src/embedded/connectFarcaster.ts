import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isRefusal } from './engine/toFailure.js'
import { liveEmbedded } from './liveEmbedded.js'
import { trackSocialFailure } from './startSocial.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the person approved in Farcaster; ended by `cancelEmbeddedLogin`. Next is as after `connectSocial`.
 *
 * @throws as `connectSocial`
 */
export async function connectFarcaster(client: Client): Promise<'CONNECT' | 'RECOVER'> {
  const provider = 'farcaster'
  track(client, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  try {
    const live = await liveEmbedded(client)
    const { userName } = await untilAnswered(live, 'CONNECT_FARCASTER', undefined)
    setEmbedded(client, {
      provider,
      email: undefined,
      userName: userName ?? undefined,
      farcasterUrl: undefined,
    })
    return 'CONNECT'
  } catch (error) {
    if (isRefusal(error, 'recovery_needed')) return 'RECOVER'
    trackSocialFailure(client, provider, error)
    throw error
  }
}
