/**
 * Calls back, once, when an element is no longer in its page: it was removed, or what holds it was. Not when it was moved. Returns its end.
 * The children of its parents are watched, and nothing beside them: a page may change that at any time.
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
    for (let parent = element.parentNode; parent; parent = parent.parentNode)
      observer.observe(parent, { childList: true })
  }
  watch()
  return () => observer.disconnect()
}
