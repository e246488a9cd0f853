import { guardBack } from './guardBack.js'
import { liftOverKeyboard } from './liftOverKeyboard.js'

/**
 * What an open modal needs on a phone: room for the on-screen keyboard, and that the system's back closes it. Returns the end of both.
 *
 * @param dismiss closes the modal; `false` when it stays
 */
export function onPhone(host: HTMLElement, dismiss: () => boolean): () => void {
  const ends = [liftOverKeyboard(host), guardBack(window, dismiss)]
  return () => {
    for (const end of ends.reverse()) end()
  }
}
