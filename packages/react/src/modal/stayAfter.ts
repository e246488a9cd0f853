import { firstFocus } from './firstFocus.js'

/**
 * Brings the element of an open modal back to the body, and the focus to its dialog, when what the page had lifted goes, closes, or comes down: see
 * `topOfPage`. Where the page writes anew what is in that, it comes back into it. Returns its end.
 */
export function stayAfter(
  top: Element,
  { host, dialog }: { host: HTMLElement; dialog: HTMLElement | null },
): () => void {
  // Of an element that is drawn no more the size is none; and what was taken out of the page is lifted no more.
  const watch = new ResizeObserver(() => {
    const isLifted = top.matches(':modal')
    if (isLifted && host.isConnected) return
    if (!isLifted) watch.disconnect()
    const place = isLifted ? top : document.body
    place.append(host)
    if (dialog) firstFocus(dialog).focus({ preventScroll: true })
  })
  watch.observe(host)
  return () => watch.disconnect()
}
