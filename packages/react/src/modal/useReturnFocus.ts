import { useLayoutEffect } from 'react'
import { focused } from './focused.js'

/** At the end the focus returns to where it was. Stands after whatever puts that out of reach. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const opener = focused(document)
    // The page's element that the opener lives in: it may draw another button meanwhile.
    const place = document.activeElement
    return () => {
      const heir = opener?.isConnected ? opener : place?.shadowRoot?.querySelector('button')
      heir?.focus({ preventScroll: true })
    }
  }, [])
}
