import { liftOverKeyboard } from './liftOverKeyboard.js'
import { stayInPage } from './stayInPage.js'

/**
 * Keeps an open modal over the keyboard of a phone, and in the page, also when that takes back the `top` where the modal went. `silence` puts out of
 * reach what is new beside it. Returns its end.
 */
export function keepOver(
  host: HTMLElement,
  top: Element | undefined,
  dialog: HTMLElement | null,
  silence: (host: HTMLElement) => () => void,
): () => void {
  const settle = liftOverKeyboard(host)
  const lifted = top === document.body ? undefined : top
  // Where the host gave the modal a place of its own, that is the host's to keep. The body may be a former one by now.
  const isPlaced = !lifted && host.parentElement?.localName !== 'body'
  const leave = isPlaced ? undefined : stayInPage({ host, dialog, lifted, silence })
  return () => {
    settle()
    leave?.()
  }
}
