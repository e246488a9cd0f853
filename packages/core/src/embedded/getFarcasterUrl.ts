import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'
import { isWebAddress } from './openSocialPopup.js'
import { trackSocialFailure } from './trackSocialFailure.js'

/**
 * Requests the link of a login by Farcaster, to be shown as a QR code, or as a button on a phone. The state keeps it as
 * `embedded.farcasterUrl`. Next is `connectFarcaster`.
 *
 * @throws as `startSocial`
 */
export async function getFarcasterUrl(client: Client): Promise<string> {
  track(client, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider: 'farcaster' } })
  try {
    const { request, attempt } = await liveEmbedded(client)
    const { url } = await request('GET_FARCASTER_URI', undefined, { signal: attempt.signal })
    if (!isWebAddress(url)) throw new FoyerError('answer_invalid')
    setEmbedded(client, { farcasterUrl: url })
    return url
  } catch (error) {
    trackSocialFailure(client, 'farcaster', error)
    throw error
  }
}
