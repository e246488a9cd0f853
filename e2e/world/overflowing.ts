/**
 * The elements that stick out of the page or of the dialog sideways, in words. Runs in the page, so it
 * may use nothing but itself.
 */
export function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const dialogs = [...document.querySelectorAll('foyer-modal')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('.dialog') ?? [],
  )
  return [
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ...dialogs
      .filter((dialog) => sticksOut(dialog, { left: 0, right: clientWidth }))
      .map(() => 'the dialog itself'),
    ...dialogs.flatMap((dialog) => {
      const box = dialog.getBoundingClientRect()
      return [...dialog.querySelectorAll('*')]
        .filter((element) => sticksOut(element, box) && !clipped(element, dialog))
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    }),
  ]

  function sticksOut(element: Element, within: { left: number; right: number }): boolean {
    const { left, right, width, height } = element.getBoundingClientRect()
    // What only readers hear is a dot.
    if (width <= 1 || height <= 1) return false
    return left < within.left - 0.5 || right > within.right + 0.5
  }

  /** Whether an element between hides what sticks out. */
  function clipped(element: Element, end: Element): boolean {
    for (let at = element.parentElement; at && at !== end; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true
    return false
  }
}
