import { firstFocus } from './firstFocus.js'

/**
 * Brings the element of an open modal back to the body, and the focus to its dialog, when what the page had lifted goes, closes, or comes down:
 * see `topOfPage`. Returns its end.
 */
export function stayAfter(
  top: Element,
  { host, dialog }: { host: HTMLElement; dialog: HTMLElement | null },
): () => void {
  // Of an element that is drawn no more the size is none; and what was taken out of the page is lifted no more.
  const watch = new ResizeObserver(() => {
    if (top.matches(':modal')) return
    watch.disconnect()
    host.ownerDocument.body.append(host)
    if (dialog) firstFocus(dialog).focus({ preventScroll: true })
  })
  watch.observe(host)
  return () => watch.disconnect()
}
