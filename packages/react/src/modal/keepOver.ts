import { liftOverKeyboard } from './liftOverKeyboard.js'
import { stayAfter } from './stayAfter.js'

/** Keeps an open modal over the keyboard of a phone, and over the page when that takes back the `top` where the modal went. Returns its end. */
export function keepOver(
  host: HTMLElement,
  top: Element | undefined,
  dialog: HTMLElement | null,
): () => void {
  const settle = liftOverKeyboard(host)
  const leave = top && top !== document.body && stayAfter(top, { host, dialog })
  return () => {
    settle()
    if (leave) leave()
  }
}
