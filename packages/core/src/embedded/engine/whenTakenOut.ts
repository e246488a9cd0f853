/**
 * Calls back, once, when an element is no longer in its page: it was removed, or what holds it was. Not when it was moved. Returns its end.
 * Children of the page's body alone are watched, for a page may change at any time what is in them.
 */
export function whenTakenOut(element: Element, takenOut: () => void): () => void {
  const { ownerDocument: document } = element
  const { MutationObserver } = document.defaultView as Window & typeof globalThis
  const observer = new MutationObserver(() => {
    observer.disconnect()
    if (element.isConnected) watch()
    else takenOut()
  })
  const watch = () => {
    for (const parent of [document, document.documentElement, element.parentNode])
      if (parent) observer.observe(parent, { childList: true })
  }
  watch()
  return () => observer.disconnect()
}
