import { FoyerError, popupHeightPx, popupWidthPx } from '@foyer/protocol'
import type { Client } from '../client.js'

/** A window that waits for where to go. */
export type SocialPopup = {
  /** @throws `answer_invalid` for what is no web address */
  go(uri: string): void
  close(): void
}

/**
 * Opens an empty window to log in, in the middle of the page. Call it in the press itself: later the browser blocks it.
 * What becomes of the window says nothing of the login, which is waited for by `connectSocial`.
 *
 * @throws `popup_blocked`
 */
export function openSocialPopup({ environment }: Client): SocialPopup {
  const window = environment.window()
  const left = Math.round((window?.screenX ?? 0) + ((window?.outerWidth ?? 0) - popupWidthPx) / 2)
  const top = Math.round((window?.screenY ?? 0) + ((window?.outerHeight ?? 0) - popupHeightPx) / 2)
  const popup = window?.open(
    'about:blank',
    '_blank',
    `width=${popupWidthPx},height=${popupHeightPx},left=${left},top=${top}`,
  )
  if (!popup) throw new FoyerError('popup_blocked')
  // Whoever is shown there cannot send this page elsewhere.
  popup.opener = null
  return {
    go(uri) {
      if (!isWebAddress(uri)) throw new FoyerError('answer_invalid')
      popup.location.replace(uri)
    },
    close: () => popup.close(),
  }
}

/** Never a `javascript:` address: the empty window belongs to this page. */
export function isWebAddress(uri: string): boolean {
  return URL.canParse(uri) && ['https:', 'http:'].includes(new URL(uri).protocol)
}
