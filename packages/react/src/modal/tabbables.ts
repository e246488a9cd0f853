const selector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** What Tab stops at inside an element, in order. Has the browser lay out nothing, where it can say so without. */
export function tabbables(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => candidate.tabIndex >= 0 && isRendered(candidate),
  )
}

/** Safari before 17.4 has no `checkVisibility`. */
function isRendered(element: HTMLElement & { checkVisibility?(): boolean }): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
