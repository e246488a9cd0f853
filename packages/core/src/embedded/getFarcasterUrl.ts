import { FoyerError } from '@foyer/protocol'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'
import { isWebAddress } from './openSocialPopup.js'
import { trackSocialFailure } from './trackSocialFailure.js'

/**
 * Asks for the link by which a person logs in by Farcaster: a code to scan, or a button on a phone. Kept in the state. Next is
 * `connectFarcaster`.
 *
 * @throws as `startSocial`
 */
export async function getFarcasterUrl(client: Client): Promise<string> {
  track(client, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider: 'farcaster' } })
  try {
    const { ask, attempt } = await liveEmbedded(client)
    const { url } = await ask('GET_FARCASTER_URI', undefined, { signal: attempt.signal })
    if (!isWebAddress(url)) throw new FoyerError('answer_invalid')
    setEmbedded(client, { farcasterUrl: url })
    return url
  } catch (error) {
    trackSocialFailure(client, 'farcaster', error)
    throw error
  }
}
