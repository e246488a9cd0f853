import type { RefObject } from 'react'
import { afterPaint } from './afterPaint.js'
import { firstFocus } from './firstFocus.js'
import { focused } from './focused.js'
import { openLayers } from './openLayers.js'
import { candidatesOf, isTabbable } from './tabbables.js'

/**
 * Keeps the focus in the dialog: Tab goes round, Escape leaves. It comes there after the paint, and until then a key does not press the
 * opener once more. Keys are none of a modal's that has another one on top of it.
 */
export function trapFocus(
  host: HTMLElement,
  dialog: RefObject<HTMLElement | null>,
  dismiss: () => void,
): () => void {
  let isComing = true
  const layers = openLayers()
  layers.push(host)
  const onKeyDown = (event: KeyboardEvent) => {
    if (layers.at(-1) !== host) return
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
    if (event.key === 'Tab' && dialog.current) goRound(event, dialog.current)
    // One that went inside by itself meanwhile, such as by the pointer, presses what it is on.
    if (isComing && ['Enter', ' '].includes(event.key) && !host.matches(':focus-within'))
      event.preventDefault()
  }
  // Before the page: a key for the modal is none for what lies below it.
  window.addEventListener('keydown', onKeyDown, true)
  const cancel = afterPaint(() => {
    isComing = false
    if (dialog.current && !host.matches(':focus-within'))
      firstFocus(dialog.current).focus({ preventScroll: true })
  })
  return () => {
    cancel()
    layers.splice(layers.indexOf(host), 1)
    window.removeEventListener('keydown', onKeyDown, true)
  }
}

function goRound(event: KeyboardEvent, dialog: HTMLElement) {
  const now = focused(document)
  // Another frame has the focus, such as a wallet's, which stays reachable beside the dialog. From the
  // dialog itself the browser moves Tab to the first stop.
  if (now instanceof HTMLIFrameElement || (now === dialog && !event.shiftKey)) return
  const stops = candidatesOf(dialog).filter(isTabbable)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  if (now && stops.includes(now) && now !== edge) return
  event.preventDefault()
  other?.focus()
}
