const selector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** What Tab may stop at inside an element, in order. */
export function candidatesOf(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)]
}

/** Whether Tab stops there. Has the browser lay out nothing, where it can say so without: Safari before 17.4 has no `checkVisibility`. */
export function isTabbable(element: HTMLElement & { checkVisibility?(): boolean }): boolean {
  return (
    element.tabIndex >= 0 && (element.checkVisibility?.() ?? element.getClientRects().length > 0)
  )
}
