import type { RefObject } from 'react'
import { tabbables } from './tabbables.js'

/**
 * Keeps the focus in the dialog: Tab goes round, Escape leaves. At the end the focus returns to where
 * it was.
 */
export function keepFocus(
  host: HTMLElement,
  dialog: RefObject<HTMLElement | null>,
  dismiss: () => void,
): () => void {
  const opener = focused(document)
  // The page's element that the opener lives in: it may draw another button meanwhile.
  const place = document.activeElement
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
    if (event.key === 'Tab' && dialog.current) goRound(event, dialog.current)
  }
  // Before the page: a key for the modal is none for what lies below it.
  window.addEventListener('keydown', onKeyDown, true)
  if (dialog.current && !host.matches(':focus-within'))
    dialog.current.focus({ preventScroll: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, true)
    const heir = opener?.isConnected ? opener : place?.shadowRoot?.querySelector('button')
    heir?.focus({ preventScroll: true })
  }
}

function focused(root: Document | ShadowRoot): HTMLElement | undefined {
  const element = root.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  return (element.shadowRoot && focused(element.shadowRoot)) ?? element
}

function goRound(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = tabbables(dialog)
  const [first, last] = [stops[0], stops.at(-1)]
  const now = focused(document)
  // Another frame has the focus, such as a wallet's that was let stand beside the dialog.
  if (now instanceof HTMLIFrameElement) return
  const inside = now && stops.includes(now)
  const leaving = event.shiftKey ? !inside || now === first : now === last || !inside
  if (!leaving || !first || !last) return
  // From the dialog itself Tab finds its own way to the first stop.
  if (now === dialog && !event.shiftKey) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}
