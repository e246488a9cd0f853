import { FoyerError } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import { readChoice } from './choice.js'
import { isUniversal, linkBase } from './linkBase.js'
import { linkContextOf, linkTarget } from './linkContextOf.js'
import { requestLink } from './pairingLink.js'

/**
 * Opens the chosen wallet app again, for a request that is on its way to it. Has to be called in the turn of the press that
 * made the request. Opens nothing for a wallet that was paired by a QR code, which is on another device, nor while the page
 * has no focus.
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
  const context = linkContextOf(environment)
  // A web address that no app takes would replace this page by another, and lose the request.
  const kind = isUniversal(base) ? 'page' : 'app'
  window.open(href, linkTarget(kind, context), 'noreferrer noopener')
}

export declare namespace bringToFront {
  type Parameters = {
    requestId: number
    sessionTopic: string
    /** As the wallet said when it settled the session. */
    disableDeepLink?: boolean
  }
}
