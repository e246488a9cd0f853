/**
 * The elements that stick out of the page or of the dialog sideways, in words. Runs in the page, so it
 * may use nothing but itself.
 */
export function overflowing(): string[] {
  const found: string[] = []
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways')
  for (const host of document.querySelectorAll('foyer-modal')) {
    const dialog = host.shadowRoot?.querySelector('.dialog')
    if (!dialog) continue
    const box = dialog.getBoundingClientRect()
    if (box.left < -0.5 || box.right > root.clientWidth + 0.5) found.push('the dialog itself')
    for (const element of dialog.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || clipped(element, dialog)) continue
      if (left < box.left - 0.5 || right > box.right + 0.5) found.push(name(element))
    }
  }
  return found

  /** Whether an element between hides what sticks out. */
  function clipped(element: Element, end: Element): boolean {
    for (let at = element.parentElement; at && at !== end; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true
    return false
  }
}
