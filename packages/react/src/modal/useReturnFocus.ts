import { useLayoutEffect, useRef } from 'react'
import { focused } from './focused.js'

/** When `on` ends the focus returns to where it was when it began. Stands after whatever puts that out of reach. */
export function useReturnFocus(on: boolean): void {
  const here = useRef(false)
  useLayoutEffect(() => {
    if (!on) return
    here.current = true
    const opener = focused(document)
    // The page's element that the opener lives in: it may draw another button meanwhile.
    const place = document.activeElement
    return () => {
      here.current = false
      // In a moment: the button that follows the opener is only drawn in the commit that ends this.
      queueMicrotask(() => {
        if (!here.current) heir(opener, place)?.focus({ preventScroll: true })
      })
    }
  }, [on])
}

/** The opener, or what stands in its place: connecting replaces the connect button by the account's. */
function heir(opener: HTMLElement | undefined, place: Element | null): HTMLElement | undefined {
  if (opener?.isConnected) return opener
  const element = place?.isConnected
    ? place
    : document.querySelector('foyer-account-button, foyer-connect-button')
  return element?.shadowRoot?.querySelector('button') ?? undefined
}
