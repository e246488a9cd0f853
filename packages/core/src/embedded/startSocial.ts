import { FoyerError, orAborted, socialUriTimeoutMs, within } from '@foyer/protocol'
import type { FrameReply, RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'
import { isWebAddress } from './openSocialPopup.js'
import { trackSocialFailure } from './trackSocialFailure.js'

/**
 * Requests the address of the login at a provider, for the window of `openSocialPopup` or for a link. Next is `connectSocial`. The
 * window may prompt the user to compare a number: show `embedded.checkNumbers` of the state meanwhile.
 *
 * @throws `frame_refused` with the reason `provider_off`, `request_aborted` after 45 s, and as `connectEmail`
 */
export async function startSocial(
  client: Client,
  { provider }: startSocial.Parameters,
): Promise<string> {
  const { uri } = await requestSocialUrl(client, { provider })
  return uri
}

export declare namespace startSocial {
  type Parameters = { provider: RedirectProvider }
}

/** The same with an address to return to, and whether the frame grants that. */
export async function requestSocialUrl(
  client: Client,
  { provider, returnTo }: startSocial.Parameters & { returnTo?: string | undefined },
): Promise<FrameReply<'GET_SOCIAL_REDIRECT_URI'>> {
  track(client, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  const work = async (late: AbortSignal) => {
    const { request, attempt } = await liveEmbedded(client)
    const signal = AbortSignal.any([attempt.signal, late])
    const payload = returnTo === undefined ? { provider } : { provider, returnTo }
    return orAborted(request('GET_SOCIAL_REDIRECT_URI', payload, { signal }), signal)
  }
  try {
    const { clock } = client
    const isLate = () => new FoyerError('request_aborted')
    const said = await within(work, socialUriTimeoutMs, isLate, { clock })
    if (!isWebAddress(said.uri)) throw new FoyerError('answer_invalid')
    setEmbedded(client, { checkNumbers: said.numbers })
    return said
  } catch (error) {
    trackSocialFailure(client, provider, error)
    throw error
  }
}
