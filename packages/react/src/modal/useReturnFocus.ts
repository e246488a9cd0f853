import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cacheOn } from '../ui/cacheOn.js'
import { focused } from './focused.js'
import { openLayers } from './openLayers.js'

/** What had the focus, and the page's element that this lives in: it may draw another button meanwhile. */
type Opener = { readonly element: HTMLElement | undefined; readonly place: Element | null }

/**
 * The focus returns to where it was once the modal of this element is gone, or `shut`. Stands after whatever puts that out of reach.
 */
export function useReturnFocus(modal: RefObject<HTMLElement | null>, shut: boolean): void {
  const here = useRef(false)
  useLayoutEffect(() => {
    const host = modal.current
    if (shut || !host) return
    here.current = true
    const openers = cacheOn(document, 'openers', () => new WeakMap<Element, Opener>())
    openers.set(host, { element: focused(document), place: document.activeElement })
    return () => {
      here.current = false
      // In a moment: the button that follows the opener is only drawn in the commit that ends this.
      queueMicrotask(() => {
        const next = here.current ? undefined : heir(openers, host)
        const top = openLayers().at(-1)
        // A modal that is on top keeps the focus.
        if (!top || next?.getRootNode() === top.shadowRoot) next?.focus({ preventScroll: true })
      })
    }
  }, [modal, shut])
}

/**
 * The opener, or what stands in its place: connecting replaces the connect button by the account's. One in a modal that has closed
 * meanwhile leads on to the opener of that. A view may have taken the focus into its own modal before it was noted.
 */
function heir(
  openers: WeakMap<Element, Opener>,
  host: Element,
  passed: readonly Element[] = [host],
): HTMLElement | undefined {
  const { element, place } = openers.get(host) ?? { element: undefined, place: null }
  if (element?.isConnected) return element
  const next = place && !passed.includes(place) ? place : undefined
  if (next && openers.has(next)) return heir(openers, next, [...passed, next])
  const button = next?.isConnected
    ? next
    : document.querySelector('foyer-account-button, foyer-connect-button')
  return button?.shadowRoot?.querySelector('button') ?? undefined
}
