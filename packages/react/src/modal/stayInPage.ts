import { firstFocus } from './firstFocus.js'

/**
 * Brings the element of an open modal back, and the focus to its dialog, where the page takes it out, as one does that writes its body anew; and into
 * the body, when the `lifted` element that it went into goes, closes, or comes down: see `topOfPage`. Returns its end.
 */
export function stayInPage({ host, dialog, lifted, silence }: stayInPage.Parameters): () => void {
  const ends: (() => void)[] = []
  let next = 0
  // Of an element that is drawn no more the size is none; and what was taken out of the page is lifted no more.
  const watch = new ResizeObserver(() => {
    const isLifted = lifted?.matches(':modal')
    if (host.isConnected && (isLifted || !lifted?.contains(host))) return
    // Observed while it comes back, the browser would report an error of the page.
    watch.disconnect()
    next = requestAnimationFrame(() => watch.observe(host))
    const place = isLifted ? lifted : document.body
    place?.append(host)
    ends.push(silence(host))
    if (dialog) firstFocus(dialog).focus({ preventScroll: true })
  })
  watch.observe(host)
  return () => {
    watch.disconnect()
    cancelAnimationFrame(next)
    for (const end of ends) end()
  }
}

export declare namespace stayInPage {
  type Parameters = {
    host: HTMLElement
    dialog: HTMLElement | null
    /** `undefined`: the modal stands in the body. */
    lifted: Element | undefined
    /** Puts what is beside it out of reach, until the function that it returns is called. */
    silence(host: HTMLElement): () => void
  }
}
