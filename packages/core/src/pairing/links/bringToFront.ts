import { FoyerError } from '@foyer/protocol'
import type { Client } from '../../client.js'
import { readChoice } from './choice.js'
import { isUniversal, linkBase } from './linkBase.js'
import { requestLink } from './pairingLink.js'
import { linkTarget, placeOf } from './place.js'

/**
 * Brings the wallet that the person was sent to in front again, for a request that is on its way to it. Has to be called
 * in the turn of the press that made the request. A wallet that was paired by a code is on another device, and none is
 * opened; nor where the person looks elsewhere meanwhile.
 */
export function bringToFront(
  { environment }: Client,
  { disableDeepLink = false, ...request }: bringToFront.Parameters,
): void {
  const window = environment.window()
  const base = linkBase(readChoice(environment)?.href)
  if (!window || !base || disableDeepLink) return
  if (!window.document.hasFocus()) {
    environment.log(new FoyerError('document_not_focused').message)
    return
  }
  const href = requestLink(base, request)
  if (!href) return
  const place = placeOf(environment)
  // An address of the web that no app takes would put another page in the place of this one, and the request with it.
  const kind = isUniversal(base) ? 'page' : 'app'
  window.open(href, linkTarget(kind, place), 'noreferrer noopener')
}

export declare namespace bringToFront {
  type Parameters = {
    requestId: number
    sessionTopic: string
    /** As the wallet said when it settled the session. */
    disableDeepLink?: boolean
  }
}
