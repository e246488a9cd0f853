import { FoyerError, popupHeightPx, popupWidthPx } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { SocialPopup } from '../handles.js'

/**
 * Opens an empty window for a login, in the middle of the page. Call it within the user's press: later the browser blocks it.
 * A closed window says nothing of the login: `connectSocial` waits for that.
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
  // The page in the popup cannot navigate this one.
  popup.opener = null
  return {
    go(uri) {
      if (!isWebAddress(uri)) throw new FoyerError('answer_invalid')
      popup.location.replace(uri)
    },
    close: () => popup.close(),
    isClosed: () => popup.closed,
  }
}

/** Never a `javascript:` address: the empty window belongs to this page. */
export function isWebAddress(uri: string): boolean {
  return URL.canParse(uri) && ['https:', 'http:'].includes(new URL(uri).protocol)
}
