const selector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** What Tab stops at inside an element, in order. */
export function tabbables(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => candidate.tabIndex >= 0 && candidate.getClientRects().length > 0,
  )
}
